import { messages } from '#texts/premium.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';

/** A failed script is not requested again by the same page, so the page is reloaded. */
export const CardFailure = () => (
  <Alert kind="danger">
    {messages.card.failed}{' '}
    <Button look="plain" size="xs" onClick={() => location.reload()}>
      {messages.again}
    </Button>
  </Alert>
);
