import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { messages } from '../../../lib/messages/chat.ts';
import classes from './conversation.module.css';

/** The match ended, or there never was one: the two look the same. */
export function Ended() {
  const { chat: m } = messages;
  return (
    <section className={classes.ended} aria-label={m.ended}>
      <h1>{m.ended}</h1>
      <p>{m.endedAbout}</p>
      <Button
        variant="default"
        radius="xl"
        size="md"
        renderRoot={(props) => <Link to="/matches" {...props} />}
      >
        {m.back}
      </Button>
    </section>
  );
}
