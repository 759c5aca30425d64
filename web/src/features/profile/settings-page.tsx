import { unblockMember } from '@kindred/contract/blocks';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Link } from '@tanstack/react-router';
import { useErrorText } from '../../lib/error-text.ts';
import { formatDate } from '../../lib/formats.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { SchemeSwitch } from '../../ui/scheme-switch.tsx';
import classes from './page.module.css';
import { useBlock, useBlocks, useChangeSettings, useOwnProfile } from './queries.ts';

export function SettingsPage() {
  const { settings: m } = useMessages('profile');
  return (
    <div className={classes.page}>
      <h1>{m.title}</h1>
      <Privacy />
      <Blocked />
      <section className={classes.section} aria-label={m.reports}>
        <h2>{m.reports}</h2>
        <Link to="/my-reports" className={classes.link}>
          {m.reportsLink}
        </Link>
      </section>
      <section className={classes.section} aria-label={m.appearance}>
        <h2>{m.appearance}</h2>
        <p className={classes.quiet}>{m.appearanceWhy}</p>
        <div>
          <SchemeSwitch />
        </div>
      </section>
    </div>
  );
}

function Privacy() {
  const words = useMessages('profile');
  const { settings: m } = words;
  const errorText = useErrorText();
  const profile = useOwnProfile();
  const { mutate, error } = useChangeSettings();
  const settings = profile.data?.settings;
  return (
    <section className={classes.section} aria-label={m.privacy}>
      <h2>{m.privacy}</h2>
      <QueryState query={profile} words={words} />
      {settings && (
        <>
          <Checkbox
            size="md"
            label={m.showLastActive}
            description={m.showLastActiveWhy}
            checked={settings.showLastActive}
            onChange={({ currentTarget }) => mutate({ showLastActive: currentTarget.checked })}
          />
          <Checkbox
            size="md"
            label={m.pause}
            description={m.pauseWhy}
            checked={settings.paused}
            onChange={({ currentTarget }) => mutate({ paused: currentTarget.checked })}
          />
        </>
      )}
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
    </section>
  );
}

function Blocked() {
  const words = useMessages('profile');
  const { settings: m } = words;
  const errorText = useErrorText();
  const query = useBlocks();
  const { mutate, error } = useBlock(unblockMember);
  const blocks = query.data?.pages.flatMap((page) => page.blocks);
  return (
    <section className={classes.section} aria-label={m.blocked}>
      <h2>{m.blocked}</h2>
      <QueryState query={query} words={words} />
      {error && <Notice kind="danger">{errorText(error)}</Notice>}
      {blocks?.length === 0 && <p className={classes.quiet}>{m.nobody}</p>}
      <ul className={classes.list}>
        {blocks?.map(({ memberId, firstName, blockedAt }) => {
          const name = firstName ?? m.somebody;
          return (
            <li key={memberId} className={classes.row}>
              <span>
                {name} <span className={classes.quiet}>{m.since(formatDate(blockedAt))}</span>
              </span>
              <Button
                variant="default"
                aria-label={m.unblockName(name)}
                onClick={() => mutate(memberId)}
              >
                {m.unblock}
              </Button>
            </li>
          );
        })}
      </ul>
      {query.hasNextPage && (
        <Button variant="default" onClick={() => void query.fetchNextPage()}>
          {m.more}
        </Button>
      )}
    </section>
  );
}
