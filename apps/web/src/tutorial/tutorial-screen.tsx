import { isRefusal } from '@machinami/cards'
import type { Question } from '@machinami/table'
import { effect, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { LESSON } from '../dock/answer-button.tsx'
import type { Game } from '../game/game.ts'
import { isWanted, type Wanted } from '../game/wanted.ts'
import { startGame, startLesson } from '../lobby/current.ts'
import { Coming } from '../shell/coming.tsx'
import { problem } from '../shell/problem.ts'
import { go, linkTo, route } from '../shell/router.ts'
import { firstPlan } from '../store/last-setup.ts'
import { FaceOf } from '../street/town.tsx'
import { TableScreen } from '../table/table-screen.tsx'
import { above } from '../table/viewport.ts'
import { around } from '../words/around.ts'
import { lang } from '../words/index.ts'
import { useLessonTexts } from './lesson-texts.ts'
import { COURSES, type Course, targetOf } from './lessons.ts'
import { Pointer } from './pointer.tsx'
import './tutorial.css'

/** A real table with arranged dice, and somebody who explains. */
export default function TutorialScreen() {
  const id = route.value.part === 'two' ? 'two' : 'base'
  const [game, setGame] = useState<Game | null>(null)
  const texts = useLessonTexts()
  useEffect(() => {
    let mine: Game | null = null
    let isHere = true
    const { you, teacher } = around().tutorial
    void startLesson(COURSES[id].plan(you, teacher), COURSES[id].lesson).then((table) => {
      if (isRefusal(table)) {
        if (!isHere) return
        problem.value = table
        return go('start')
      }
      // Somebody has gone on to something else meanwhile.
      if (!isHere) return table.leave()
      mine = table
      setGame(table)
      table.begin()
    })
    return () => {
      isHere = false
      mine?.leave()
      setGame(null)
    }
  }, [id])
  if (!game || !texts) return <Coming />
  return <Lesson key={id} id={id} game={game} course={COURSES[id]} texts={texts[id]} />
}

async function playOn(edition: 'base' | 'two'): Promise<void> {
  problem.value = await startGame({ ...firstPlan(), setup: { edition, players: 4 } })
}

/** Only the card that the text speaks of is offered, so that nobody gets lost; buttons that must wait are greyed. */
function narrow(game: Game, question: Question, only: Wanted | undefined): void {
  if (only?.card === undefined) return
  const options = question.options.filter(({ answer }) => isWanted(answer, only))
  if (options.length === question.options.length) return
  if (options.length > 0) game.questions.value = [{ ...question, options }]
}

/** How far somebody is in a lesson: a question answered is a step learnt. */
function useProgress(game: Game, { steps }: Course) {
  const done = useSignal(0)
  /** The step whose words are on the screen: they speak of what has been seen, so they wait for it. */
  const told = useSignal(0)
  // At once when something is asked, before anything is drawn: no other answer may show, not even for a frame.
  useLayoutEffect(() => {
    let isAsked = false
    return effect(() => {
      const question = game.questions.value[0]
      const step = steps[done.peek()]
      if (question && step?.at === question.question) {
        isAsked = true
        told.value = done.peek()
        narrow(game, question, step.only)
      }
      if (!question && isAsked && game.busy.value) {
        isAsked = false
        done.value = done.peek() + 1
      }
    })
  }, [game, steps])
  return { done: done.value, told: told.value }
}

/** The table is laid out in what the coach leaves of the screen. */
function useRoomForCoach() {
  const coach = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const element = coach.current
    if (!element) return
    const watch = new ResizeObserver(() => {
      // As far from the table as from the edge of the screen.
      above.value = element.offsetHeight + 2 * element.offsetTop
    })
    watch.observe(element)
    return () => {
      watch.disconnect()
      above.value = 0
    }
  }, [])
  return coach
}

function Lesson(props: {
  readonly id: 'base' | 'two'
  readonly game: Game
  readonly course: Course
  readonly texts: readonly string[]
}) {
  const { id, game, course, texts } = props
  const { done, told } = useProgress(game, course)
  const coach = useRoomForCoach()
  const step = course.steps[done]
  const only = step?.only
  const teacher = game.info.seats.findIndex((_, seat) => !game.people.includes(seat))
  const t = around().tutorial
  const isOver = done >= course.steps.length
  const shown = isOver ? texts.length - 1 : told
  return (
    <div class={`lesson ${isOver ? 'lesson-ended' : ''}`}>
      <TableScreen game={game} wanted={only} />
      {step && told === done && <Pointer at={targetOf(step)} />}
      <aside ref={coach} class="coach paper" aria-live="polite">
        <span class="coach-face" aria-hidden="true">
          <FaceOf game={game} seat={teacher} size={56} />
        </span>
        <p class="coach-step display">
          {lang().editions[id]} · {t.step(shown + 1, texts.length)}
        </p>
        <p id={LESSON} class={`coach-text ${shown < done && !isOver ? 'done' : ''}`}>
          {texts[shown]}
        </p>
        {isOver && (
          <button type="button" class="button main" onClick={() => void playOn(id)}>
            {t.playOn}
          </button>
        )}
        <a class="leave" href={linkTo('start')}>
          {t.leave}
        </a>
      </aside>
    </div>
  )
}
