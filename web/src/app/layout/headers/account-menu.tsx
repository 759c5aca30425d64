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
          className={`flex min-w-0 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface font-semibold text-ink hover:bg-hover ${classes.button}`}
          aria-haspopup="dialog"
          {...button}
        >
          <AccountFace size={34} />
          <span className="sr-only">{m.label}</span>
          <span className={`truncate ${classes.name}`}>{name}</span>
          <IconChevronDown
            className={`flex-none text-muted ${classes.icon}`}
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
      <div className="flex min-w-0 items-center gap-3 px-3 pb-3">
        <AccountFace size={44} />
        <p className="min-w-0">
          <strong className="block overflow-hidden text-ellipsis whitespace-nowrap">{name}</strong>
          {user?.email !== name && (
            <small className="block overflow-hidden text-sm text-ellipsis whitespace-nowrap text-muted">
              {user?.email}
            </small>
          )}
        </p>
      </div>
      <nav aria-label={m.title}>
        <Entries entries={pages} onLeave={onLeave} />
      </nav>
      <div
        className={`mt-2 flex items-center justify-between border-t border-line font-medium ${classes.scheme}`}
      >
        <span aria-hidden>{scheme.label}</span>
        <SchemeSwitch />
      </div>
      <div className="mt-2 border-t border-line pt-3">
        <Entries entries={site} onLeave={onLeave} />
      </div>
      <div className="mt-2 border-t border-line pt-3">
        <button
          type="button"
          className={`flex min-h-11 w-full cursor-pointer items-center gap-3.5 rounded-md border-0 bg-transparent px-3 py-0 text-start text-md font-medium text-ink ${classes.item}`}
          onClick={() => void session.logout()}
        >
          <IconLogout
            className={`flex-none text-muted ${classes.icon}`}
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
      className={`flex min-h-11 w-full cursor-pointer items-center gap-3.5 rounded-md border-0 bg-transparent px-3 text-start text-md font-medium text-ink ${classes.item}`}
      onClick={onLeave}
    >
      <Icon
        className={`flex-none text-muted ${classes.icon}`}
        size={20}
        stroke={1.75}
        aria-hidden
      />
      {m[word]}
    </Link>
  ));
}
