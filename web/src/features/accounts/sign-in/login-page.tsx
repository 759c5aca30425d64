import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/staff-sign-in.ts';
import { Arches } from '../../../ui/pages/arches.tsx';
import { Brand } from '../../../ui/pages/brand.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';

export function LoginPage() {
  return (
    <div className={`grid min-h-dvh ${classes.page}`}>
      <section className={`relative overflow-hidden text-white ${classes.banner}`}>
        <Link
          to="/"
          className={`inline-flex min-w-0 items-center rounded-sm tracking-tight text-white brand ${classes.brand}`}
        >
          <Brand size={24} onDark />
        </Link>
        <h1 className={`tracking-tightest ${classes.title}`}>{m.banner}</h1>
        <p className={`mt-4 text-balance ${classes.tagline}`}>{m.tagline}</p>
        <Arches className={`absolute ${classes.arches}`} />
      </section>
      <section className={`grid bg-page ${classes.side}`}>
        <LoginForm />
      </section>
    </div>
  );
}
