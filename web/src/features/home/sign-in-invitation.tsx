import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/home.ts';
import { Arches } from '../../ui/pages/arches.tsx';
import classes from './sign-in-invitation.module.css';

export function SignInInvitation() {
  const m = messages.signIn;
  return (
    <section className="bg-sunken overflow-hidden">
      <div className={`grid m-auto max-w-page items-end ${classes.invitation}`}>
        <div className={`self-center ${classes.copy}`}>
          <h2 className="tight-25 title-lg">{m.title}</h2>
          <p className={`muted text-xl pretty ${classes.paragraph}`}>{m.text}</p>
          <Button
            size="lg"
            radius="full"
            color="ink"
            renderRoot={(props) => <Link to="/sign-in" {...props} />}
          >
            {m.action}
          </Button>
          <p className="muted pretty text-lg mt-4">
            {m.noAccount}{' '}
            <Link className="underline color-brand semibold" to="/register">
              {m.join}
            </Link>
          </p>
        </div>
        <Arches className={classes.arches} />
      </div>
    </section>
  );
}
