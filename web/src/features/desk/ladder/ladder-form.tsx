import type { Ladder } from '@kindred/contract/desk/ladder';
import { Button, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { useState } from 'react';
import { useChangeLadder } from '../../../api/desk/ladder.ts';
import { longestStrikeDays } from '@kindred/contract/desk/ladder-rules';
import { messages as m } from '../../../lib/messages/ladder.ts';
import { staleData } from '../../../lib/stale-data.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Alert } from '../../../ui/alert.tsx';
import form from '../../../ui/form.module.css';
import panel from '../../../ui/panel.module.css';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import classes from './ladder-page.module.css';
import { type LadderValues, errorsIn, toLadder, valuesOf } from './ladder-values.ts';
import { StepsPanel } from './steps-panel.tsx';
import { TypeChoice } from './type-choice.tsx';

/** The entire ladder is saved together, on the version that was read. */
export function LadderForm({ loaded }: { loaded: Ladder }) {
  const { mutateAsync } = useChangeLadder();
  const [base, setBase] = useState(loaded);
  const [newer, setNewer] = useState<Ladder | null>(null);
  const [isSaved, setSaved] = useState(false);
  const values = useApiForm<LadderValues>({
    initialValues: valuesOf(loaded),
    validate: errorsIn,
    onValuesChange: () => setSaved(false),
    submit: async (typed) => {
      try {
        show(await mutateAsync(toLadder(typed, base)));
        setSaved(true);
      } catch (failure) {
        const found = staleData<{ ladder: Ladder }>(failure)?.ladder;
        if (!found) throw failure;
        setNewer(found);
        setBase(found);
      }
    },
  });
  const button = useKeptFocus(values.submitting);

  function show(ladder: Ladder) {
    setBase(ladder);
    setNewer(null);
    values.setValues(valuesOf(ladder));
  }

  return (
    <form className={classes.panels} {...values.formProps}>
      <section className={`${panel.panel} ${classes.padded}`}>
        <h2>{m.length}</h2>
        <TextInput
          className={classes.number}
          type="number"
          min={1}
          max={longestStrikeDays}
          required
          withAsterisk={false}
          label={m.lengthField}
          description={m.lengthAbout}
          {...values.getInputProps('strikeDays')}
        />
      </section>
      <StepsPanel title={m.usual} path="steps" steps={values.values.steps} form={values} />
      {values.values.ofTypes.map(({ problem_type, steps }, at) => (
        <StepsPanel
          key={problem_type}
          title={m.ofType(problem_type)}
          path={`ofTypes.${at}.steps`}
          steps={steps}
          form={values}
          onRemove={() => values.removeListItem('ofTypes', at)}
          removeLabel={m.removeStepsOf(problem_type)}
        />
      ))}
      <TypeChoice form={values} />
      {newer && <Alert kind="warning">{m.stale}</Alert>}
      {values.failure && <Alert kind="danger">{values.failure}</Alert>}
      {isSaved && <Alert kind="success">{m.saved}</Alert>}
      <div className={form.buttons}>
        {newer && (
          <Button variant="default" onClick={() => show(newer)}>
            {m.showTheirs}
          </Button>
        )}
        <Button ref={button} type="submit" color="ink" loading={values.submitting}>
          {m.save}
        </Button>
      </div>
    </form>
  );
}
