import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { messages as m } from '../../../lib/messages/second-factor.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useFirstField } from '../../../ui/use-first-field.ts';
import { QrCode } from './qr-code.tsx';
import { useConfirm } from './queries.ts';
import classes from './security-page.module.css';

interface Props {
  shown: { key: string; uri: string };
  onDone: (codes: string[]) => void;
  onCancel: () => void;
}

/** The key goes into the app, by eye or by hand, and a first code of it comes back. */
export function ScanForm({ shown: { key, uri }, onDone, onCancel }: Props) {
  const form = useFirstField();
  const { mutate, isPending, error, reset } = useConfirm();
  const button = useKeptFocus(isPending);
  const [code, setCode] = useState('');
  return (
    <form
      ref={form}
      className={classes.panelBody}
      onSubmit={(event) => {
        event.preventDefault();
        if (code && !isPending) mutate(code, { onSuccess: onDone });
      }}
    >
      <div className={classes.scan}>
        <QrCode text={uri} label={m.qr} />
        <div>
          <p>{m.scan}.</p>
          <p className={classes.quiet}>{m.byHand}</p>
          <code className={classes.key}>{(key.match(/.{1,4}/g) ?? []).join(' ')}</code>
        </div>
      </div>
      <TextInput
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        withAsterisk={false}
        className={classes.form}
        label={m.confirm}
        maxLength={7}
        value={code}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value);
          reset();
        }}
      />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      <div className={classes.buttons}>
        <Button ref={button} type="submit" color="ink" disabled={!code} loading={isPending}>
          {m.turnOn}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
