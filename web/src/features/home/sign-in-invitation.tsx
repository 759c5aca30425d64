import { Link } from '@tanstack/react-router';
import { messages } from '#texts/home.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Arches } from '../../ui/pages/arches.tsx';
import classes from './sign-in-invitation.module.css';

export function SignInInvitation() {
  const m = messages.signIn;
  return (
    <section className="overflow-hidden bg-sunken">
      <div className={`mx-auto grid max-w-page items-end ${classes.invitation}`}>
        <div className={`self-center ${classes.copy}`}>
          <h2 className="tracking-tighter title-lg">{m.title}</h2>
          <p className={`text-xl text-pretty text-muted ${classes.paragraph}`}>{m.text}</p>
          <Button size="lg" look="ink" render={(props) => <Link to="/sign-in" {...props} />}>
            {m.action}
          </Button>
          <p className="mt-4 text-lg text-pretty text-muted">
            {m.noAccount}{' '}
            <Link className="font-semibold text-brand underline" to="/register">
              {m.join}
            </Link>
          </p>
        </div>
        <Arches className={classes.arches} />
      </div>
    </section>
  );
}
