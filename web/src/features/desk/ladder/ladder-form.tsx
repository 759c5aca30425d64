import type { Ladder } from '@kindred/contract/desk/ladder';
import { longestStrikeDays } from '@kindred/contract/desk/ladder-rules';
import { messages as typeTexts } from '#texts/problem-types.ts';
import { messages as m } from '#texts/ladder.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import panel from '../../../ui/pages/panel.module.css';
import classes from './ladder-page.module.css';
import { SaveBar } from './save-bar.tsx';
import { StepsPanel } from './steps-panel.tsx';
import { TypeChoice } from './type-choice.tsx';
import { useLadderForm } from './use-ladder-form.ts';

export function LadderForm({ loaded }: { loaded: Ladder }) {
  const ladder = useLadderForm(loaded);
  const { form } = ladder;
  return (
    <form className={`grid grid-cols-1 gap-4 ${classes.form}`} {...form.formProps}>
      <section className={`grid gap-3 px-5 py-4 ${panel.panel} ${classes.length}`}>
        <h2 className="heading">{m.length}</h2>
        <TextField
          inputClass={classes.days}
          type="number"
          min={1}
          max={longestStrikeDays}
          required
          label={m.lengthField}
          hint={m.lengthAbout}
          {...form.getInputProps('strikeDays')}
        />
      </section>
      <div className={`grid min-w-0 content-start gap-4 ${classes.ladders}`}>
        <StepsPanel title={m.usual} path="steps" steps={form.values.steps} form={form} />
        {form.values.ofTypes.map(({ problem_type, steps }, at) => (
          <StepsPanel
            key={problem_type}
            title={m.ofType({ type: typeTexts[problem_type] })}
            path={`ofTypes.${at}.steps`}
            steps={steps}
            form={form}
            onRemove={() => form.removeListItem('ofTypes', at)}
            removeLabel={m.removeStepsOf({ type: typeTexts[problem_type] })}
          />
        ))}
      </div>
      <TypeChoice form={form} />
      <SaveBar ladder={ladder} />
    </form>
  );
}
