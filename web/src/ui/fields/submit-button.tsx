import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';

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
      radius="full"
      variant={quiet ? 'default' : 'filled'}
      fullWidth
      aria-disabled={pending}
      leftSection={pending && <Loader size={18} color="currentColor" />}
    >
      {pending ? working : label}
    </Button>
  );
}
