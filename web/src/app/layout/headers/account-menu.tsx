import {
  IconChevronDown,
  IconCrown,
  IconFlag,
  IconHelpCircle,
  IconLifebuoy,
  IconListCheck,
  IconLock,
  IconLogout,
  IconSettings,
  IconUser,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '#texts/shell.ts';
import { session } from '../../../lib/sessions/session.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Popover } from '../../../ui/dialogs/popover.tsx';
import { SchemeSwitch } from '../../../ui/pages/scheme-switch.tsx';
import { AccountFace, useAccountName } from './account-face.tsx';
import classes from './account-menu.module.css';

const pages = [
  { to: '/profile', word: 'profile', Icon: IconUser },
  { to: '/questions', word: 'questions', Icon: IconListCheck },
  { to: '/premium', word: 'premium', Icon: IconCrown },
  { to: '/settings', word: 'settings', Icon: IconSettings },
  { to: '/my-reports', word: 'reports', Icon: IconFlag },
] as const;

const site = [
  { to: '/faqs', word: 'faqs', Icon: IconHelpCircle },
  { to: '/privacy', word: 'privacy', Icon: IconLock },
  { to: '/help', word: 'help', Icon: IconLifebuoy },
] as const;

/** The signed-in member's own pages, in the same order everywhere. */
export function AccountMenu() {
  const { account: m } = messages;
  const name = useAccountName();
  if (!name) return null;
  return (
    <Popover label={m.title} renderContent={(close) => <MenuContent onLeave={close} />}>
      {(button) => (
        <button
          type="button"
          className={`row gap-2 min-w-0 border-line rounded-full bg-surface ink semibold clickable hover ${classes.button}`}
          aria-haspopup="dialog"
          {...button}
        >
          <AccountFace size={34} />
          <span className="visually-hidden">{m.label}</span>
          <span className={`truncate ${classes.name}`}>{name}</span>
          <IconChevronDown
            className={`flex-none muted ${classes.icon}`}
            size={16}
            stroke={1.75}
            aria-hidden
          />
        </button>
      )}
    </Popover>
  );
}

function MenuContent({ onLeave }: { onLeave: () => void }) {
  const { account: m, nav, scheme } = messages;
  const { user } = useSession();
  const name = useAccountName();
  return (
    <div className={`grid ${classes.menu}`}>
      <div className="row gap-3 min-w-0 px-3 pb-3">
        <AccountFace size={44} />
        <p className="min-w-0">
          <strong className="block overflow-hidden nowrap ellipsis">{name}</strong>
          {user?.email !== name && (
            <small className="muted text-sm block overflow-hidden nowrap ellipsis">
              {user?.email}
            </small>
          )}
        </p>
      </div>
      <nav aria-label={m.title}>
        <Entries entries={pages} onLeave={onLeave} />
      </nav>
      <div className={`row between medium border-top mt-2 ${classes.scheme}`}>
        <span aria-hidden>{scheme.label}</span>
        <SchemeSwitch />
      </div>
      <div className="border-top mt-2 pt-3">
        <Entries entries={site} onLeave={onLeave} />
      </div>
      <div className="border-top mt-2 pt-3">
        <button
          type="button"
          className={`row gap-3-5 px-3 w-full min-h-target border-0 rounded-md bg-none ink text-start clickable text-md medium ${classes.item}`}
          onClick={() => void session.logout()}
        >
          <IconLogout
            className={`flex-none muted ${classes.icon}`}
            size={20}
            stroke={1.75}
            aria-hidden
          />
          {nav.logout}
        </button>
      </div>
    </div>
  );
}

interface EntriesProps {
  entries: typeof pages | typeof site;
  onLeave: () => void;
}

function Entries({ entries, onLeave }: EntriesProps) {
  const { account: m } = messages;
  return entries.map(({ to, word, Icon }) => (
    <Link
      key={to}
      to={to}
      className={`row gap-3-5 px-3 w-full min-h-target border-0 rounded-md bg-none ink text-start clickable text-md medium ${classes.item}`}
      onClick={onLeave}
    >
      <Icon className={`flex-none muted ${classes.icon}`} size={20} stroke={1.75} aria-hidden />
      {m[word]}
    </Link>
  ));
}
