import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages } from '../../../lib/messages/accounts.ts';
import { canComeBack } from './can-come-back.ts';

/** Reopens an account that its owner has closed, after a refused sign-in. */
export function ComeBack({ error, onComeBack }: { error: unknown; onComeBack: () => void }) {
  const { signIn: m } = messages;
  if (!canComeBack(error)) return null;
  return (
    <div>
      <Button size="lg" radius={999} variant="default" fullWidth onClick={onComeBack}>
        {m.comeBack}
      </Button>
      <p className="muted pretty">{m.comeBackHint}</p>
    </div>
  );
}
