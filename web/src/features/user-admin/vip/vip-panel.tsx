import { changeUserVip, type MemberFile } from '@kindred/contract/user-admin/member-file';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import { formatSiteDate } from '../../../lib/formats/formats.ts';
import { mayCall } from '../../../lib/calls/may-call.ts';
import { messages } from '#texts/member-file.ts';
import { useSession } from '../../../lib/sessions/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import classes from '../member-file/member-file.module.css';
import { Panel } from '../member-file/panel.tsx';
import { PersonLink } from '../member-file/person-link.tsx';
import { grantedUntil } from './vip-end.ts';
import { type VipChange, VipUndoBar } from './vip-undo-bar.tsx';

// Most visits do not need it.
const VipDialog = lazyRouteComponent(() => import('./vip-dialog.tsx'), 'VipDialog');

interface Props {
  file: MemberFile;
  loadedAt: number;
}

export function VipPanel({ file, loadedAt }: Props) {
  const { vip: m } = messages;
  const { user, vipGrants } = file;
  const [action, setAction] = useState<'give' | 'end' | null>();
  const [change, setChange] = useState<VipChange | null>(null);
  const buttons = useRef<HTMLSpanElement>(null);
  const given = grantedUntil(vipGrants, loadedAt);
  // A member whose subscription gives it can be given more, but its end is not the team's to change.
  const changed = user.isVIP ? given : null;
  const mayChange = mayCall(useSession(), changeUserVip) && user.state !== 'erased';
  return (
    <Panel
      title={m.title}
      aside={
        mayChange && (
          <span ref={buttons} className="flex flex-wrap items-center gap-2" tabIndex={-1}>
            <Button look="plain" size="xs" onClick={() => setAction('give')}>
              {changed ? m.change : m.give}
            </Button>
            {changed && (
              <Button look="plain" size="xs" onClick={() => setAction('end')}>
                {m.end}
              </Button>
            )}
          </span>
        )
      }
    >
      <p className={`px-5 text-muted ${classes.none}`}>
        {user.isVIP && user.vipUntil ? m.until({ day: formatSiteDate(user.vipUntil) }) : m.free}
      </p>
      <ul className={`list-none ${classes.list}`}>
        {vipGrants.map(({ _id, startsAt, endsAt, reason, grantedBy }) => (
          <li className={classes.item} key={_id}>
            <span className="min-w-0 flex-1 anywhere whitespace-pre-wrap">
              {m.span({ from: formatSiteDate(startsAt), to: formatSiteDate(endsAt) })}
              <small className="text-sm font-normal text-muted">
                {reason} · <PersonLink person={grantedBy} ofTeam />
              </small>
            </span>
          </li>
        ))}
      </ul>
      {action !== undefined && (
        <Suspense>
          <VipDialog
            file={file}
            action={action}
            given={changed}
            onClose={() => setAction(null)}
            onChanged={(done) => setChange({ action: done, before: given })}
          />
        </Suspense>
      )}
      <VipUndoBar
        file={file}
        change={change}
        onClose={() => setChange(null)}
        onUndone={() => buttons.current?.focus()}
      />
    </Panel>
  );
}
