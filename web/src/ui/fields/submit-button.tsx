import { Button, Loader } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Loader.layer.css';

interface Props {
  label: string;
  /** The label while it works. The button keeps the focus then, and another click does nothing. */
  working: string;
  pending: boolean;
}

export function SubmitButton({ label, working, pending }: Props) {
  return (
    <Button
      type="submit"
      size="lg"
      radius={999}
      fullWidth
      aria-disabled={pending}
      leftSection={pending && <Loader size={18} color="currentColor" />}
    >
      {pending ? working : label}
    </Button>
  );
}
