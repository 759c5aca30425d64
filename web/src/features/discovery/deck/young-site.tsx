import { IconBell, IconCopy, IconShare2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useChangeSearch, useSaveSearch, useSearches } from '../../../api/saved-searches.ts';
import { config } from '../../../lib/calls/config.ts';
import { errorText } from '../../../lib/failures/error-text.ts';
import { messages as titles } from '#texts/page-titles.ts';
import { messages as m } from '#texts/young-site.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Alert } from '../../../ui/states/alert.tsx';
import { progressOf } from './young-progress.ts';
import classes from './young-site.module.css';
import { LongText } from '../../../ui/fields/long-text.tsx';

/** The same for everyone. */
const link = () => new URL('/?from=invite', location.origin).href;
const longestMessage = 300;

/** For the first members of a place: how far it is, how to bring others, and how to hear of them. */
export function YoungSite({ reached }: { reached: number }) {
  const { brandName, membersWanted: wanted, invitationOnly, invitationsPerMember } = config;
  const { from, steps, full } = progressOf(reached, wanted);
  return (
    <div className="mb-5 grid w-full grid-cols-1 gap-5">
      <div className="grid grid-cols-1 gap-3">
        <h2 className="text-balance title-show">{m.title}</h2>
        <p className="text-lg text-pretty text-muted">{m.about({ brand: brandName, wanted })}</p>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <span className="flex gap-1" aria-hidden>
          {Array.from({ length: steps }, (_, step) => (
            <i
              key={step}
              className={`flex-1 rounded-sm bg-muted-soft ${classes.step}`}
              data-full={step < full || undefined}
            />
          ))}
        </span>
        <output className="text-sm font-semibold">{m.reached({ from, wanted })}</output>
      </div>
      {invitationsPerMember > 0 ? (
        <OwnInvitation />
      ) : (
        invitationOnly || <Invitation brand={brandName} />
      )}
      <NewPeople />
    </div>
  );
}

/** Where members have a link of their own, it is the one to share. */
const OwnInvitation = () => (
  <section className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-5">
    <h3 className="m-0 heading-md">{m.invite}</h3>
    <div>
      <Button render={(props) => <Link to="/invite" {...props} />}>
        {titles.invitationCodes.title}
      </Button>
    </div>
  </section>
);

function Invitation({ brand }: { brand: string }) {
  const [text, setText] = useState(() => m.text({ brand }));
  const [copied, setCopied] = useState<boolean | null>(null);
  const canShare = 'share' in navigator;
  // The sheet may be closed again.
  const share = () => void navigator.share({ text, url: link() }).catch(() => undefined);
  const copy = () =>
    void navigator.clipboard.writeText(`${text} ${link()}`.trim()).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <section className="grid grid-cols-1 gap-3 rounded-2xl border border-line bg-surface p-5">
      <h3 className="m-0 heading-md">{m.invite}</h3>
      <LongText
        label={m.message}
        grows
        rows={2}
        maxLength={longestMessage}
        value={text}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          setCopied(null);
        }}
      />
      <p className="text-sm anywhere">
        {link()} <span className="block text-muted">{m.inviteAbout}</span>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {canShare && (
          <Button icon={<IconShare2 size={20} stroke={1.75} aria-hidden />} onClick={share}>
            {m.share}
          </Button>
        )}
        <Button
          look={canShare ? 'plain' : 'main'}
          icon={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={copy}
        >
          {m.copy}
        </Button>
      </div>
      <output className="text-sm">
        {copied === true && m.copied}
        {copied === false && m.failed}
      </output>
    </section>
  );
}

/** The alerts of a saved search without filters, which finds everyone who fits. */
function NewPeople() {
  const { data: searches } = useSearches();
  const save = useSaveSearch();
  const change = useChangeSearch();
  if (!searches) return null;
  const mine = searches.find(({ filter }) => Object.keys(filter).length === 0);
  const error = save.error ?? change.error;
  const isBusy = save.isPending || change.isPending;

  function tell() {
    if (mine) change.mutate({ id: mine._id, alerts: !mine.alerts });
    else save.mutate({ name: m.searchName, filter: {}, sort: 'new', alerts: true });
  }
  return (
    <div className="grid justify-items-start gap-3">
      <output>{mine?.alerts && m.isOn}</output>
      <Button
        look="plain"
        busy={isBusy}
        icon={<IconBell size={20} stroke={1.75} aria-hidden />}
        onClick={tell}
      >
        {mine?.alerts ? m.stop : m.tell}
      </Button>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
    </div>
  );
}
