/** The tests every mutant has to get past. */
import '../../packages/cards/src/cards.test.ts'
import '../../packages/cards/src/setup.test.ts'
import '../../packages/engine/src/check.test.ts'
import '../../packages/engine/src/random.test.ts'
import '../golden.test.ts'
import '../hidden.test.ts'
import '../record.test.ts'
import './laws.test.ts'
