import { Link } from '@tanstack/react-router';
import { config } from '../../../lib/config.ts';
import { messages as m } from '../../../lib/messages/staff-sign-in.ts';
import { Arches } from '../../../ui/arches.tsx';
import { BrandMark } from '../../../ui/brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';

export function LoginPage() {
  return (
    <div className={classes.page}>
      <section className={classes.banner}>
        <Link to="/" className={classes.brand}>
          <BrandMark size={24} />
          {config.brandName}
        </Link>
        <h1 className={classes.title}>{m.banner}</h1>
        <p className={classes.text}>{m.tagline}</p>
        <Arches className={classes.arches} />
      </section>
      <section className={classes.side}>
        <LoginForm />
      </section>
    </div>
  );
}
