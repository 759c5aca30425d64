import { Link } from '@tanstack/react-router';
import { config } from '../../../lib/calls/config.ts';
import { messages as m } from '#texts/staff-sign-in.ts';
import { Arches } from '../../../ui/pages/arches.tsx';
import { BrandMark } from '../../../ui/pages/brand-mark.tsx';
import { LoginForm } from './login-form.tsx';
import classes from './login-page.module.css';

export function LoginPage() {
  return (
    <div className={`grid min-h-screen ${classes.page}`}>
      <section className={`color-white overflow-hidden relative ${classes.banner}`}>
        <Link
          to="/"
          className={`inline-flex items-center gap-2 rounded-sm color-white tight brand ${classes.brand}`}
        >
          <BrandMark size={24} />
          {config.brandName}
        </Link>
        <h1 className={`tight-30 ${classes.title}`}>{m.banner}</h1>
        <p className={`mt-4 balance ${classes.tagline}`}>{m.tagline}</p>
        <Arches className={`absolute ${classes.arches}`} />
      </section>
      <section className={`grid bg-page ${classes.side}`}>
        <LoginForm />
      </section>
    </div>
  );
}
