import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { messages } from '#texts/premium.ts';
import { Alert } from '../../../ui/states/alert.tsx';

/** A failed script is not requested again by the same page, so the page is reloaded. */
export const CardFailure = () => (
  <Alert kind="danger">
    {messages.card.failed}{' '}
    <Button variant="default" size="xs" onClick={() => location.reload()}>
      {messages.again}
    </Button>
  </Alert>
);
