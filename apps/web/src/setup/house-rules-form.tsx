import type { HouseOptionId, HouseRule, HouseRuleId, HouseRules } from '@machinami/cards'
import { useState } from 'preact/hooks'
import { Glyph } from '../shell/glyph.tsx'
import { useHouseWords } from '../shell/house-words.ts'
import { around } from '../words/around.ts'

/** The points on which printings differ, each option with a sentence on what it does. */
export function HouseRulesForm(props: {
  readonly rules: readonly HouseRule[]
  readonly chosen: HouseRules
  readonly onChange: (chosen: HouseRules) => void
}) {
  const { rules, chosen } = props
  const t = around().setup
  const said = useHouseWords()
  const picked = (rule: HouseRule) => chosen[rule.id as HouseRuleId] ?? rule.options[0].id
  const changed = rules.filter((rule) => picked(rule) !== rule.options[0].id).length
  // Who takes the last change back is still reading.
  const [isOpen, open] = useState(changed > 0)
  const pick = (rule: HouseRule, option: string) => {
    const { [rule.id as HouseRuleId]: _, ...rest } = chosen
    props.onChange(option === rule.options[0].id ? rest : { ...rest, [rule.id]: option })
  }
  return (
    <details class="house" open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary class="display">
        {t.houseRules} <span class="soft">{t.changed(changed)}</span>
        <Glyph name="down" />
      </summary>
      <p class="soft">{t.houseRulesHint}</p>
      {rules.map((rule) => (
        <fieldset key={rule.id}>
          <legend class="display">{said?.rules[rule.id as HouseRuleId]}</legend>
          {rule.options.map((option, i) => (
            <label key={option.id}>
              <input
                type="radio"
                name={`house-${rule.id}`}
                checked={picked(rule) === option.id}
                onChange={() => pick(rule, option.id)}
              />
              <span>
                {said?.options[`${rule.id}/${option.id}` as HouseOptionId]}
                {i === 0 && <em class="soft"> ({t.usual})</em>}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  )
}
