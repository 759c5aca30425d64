import { Button } from '../buttons/button.tsx';
import { Spinner } from '../buttons/spinner.tsx';

interface Props {
  label: string;
  /** The label while it works. The button keeps the focus then, and another click does nothing. */
  working: string;
  pending: boolean;
  /** Another button is the main one. */
  quiet?: boolean;
}

export function SubmitButton({ label, working, pending, quiet = false }: Props) {
  return (
    <Button
      type="submit"
      size="lg"
      look={quiet ? 'plain' : 'main'}
      wide
      aria-disabled={pending}
      icon={pending && <Spinner />}
    >
      {pending ? working : label}
    </Button>
  );
}
