import { Link } from '@tanstack/react-router';
import { messages } from '../../lib/messages/shell.ts';
import { Header } from './header.tsx';
import classes from './public-header.module.css';

export function PublicHeader() {
  const { nav } = messages;
  return (
    <Header
      items={[
        { to: '/', label: nav.home },
        { to: '/faqs', label: nav.faqs },
        { to: '/privacy', label: nav.privacy },
      ]}
    >
      <Link to="/sign-in" className={classes.signIn}>
        {nav.signIn}
      </Link>
      <Link to="/register" className={classes.join}>
        {nav.register}
      </Link>
    </Header>
  );
}
