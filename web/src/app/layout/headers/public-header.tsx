import { Link } from '@tanstack/react-router';
import { messages as m } from '#texts/shell.ts';
import { Header } from './header.tsx';
import classes from './public-header.module.css';
import { useMenu } from './use-menu.ts';

export function PublicHeader() {
  return (
    <Header entries={useMenu('public')}>
      <Link
        to="/sign-in"
        className={`inline-flex min-h-10 items-center justify-center rounded-full font-semibold hover:bg-hover ${classes.signIn}`}
      >
        {m.nav.signIn}
      </Link>
      <Link
        to="/register"
        className={`inline-flex min-h-10 items-center justify-center rounded-full bg-brand font-semibold text-white ${classes.join}`}
      >
        {m.nav.register}
      </Link>
    </Header>
  );
}
