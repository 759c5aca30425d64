import type { OwnUser } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages as words } from '../../lib/messages/profiles.ts';
import { type OwnProfile, useOwnProfile } from '../../api/accounts/own-profile.ts';
import { QueryState } from '../../ui/query-state.tsx';
import { PhotoSection } from '../../widgets/photo-editor/photo-section.tsx';
import { type Group, groupNames } from './profile-draft.ts';
import { GroupSummary } from './group-summary.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import column from '../../ui/column.module.css';
import { QuestionSection } from './question-section.tsx';

const ProfileForm = lazyRouteComponent(() => import('./profile-form.tsx'), 'ProfileForm');

export function ProfilePage() {
  const profile = useOwnProfile();
  const [editing, setEditing] = useState<Group | null>(null);
  const own = profile.data;
  return (
    <div className={column.page}>
      <h1>{words.own.title}</h1>
      <QueryState query={profile} words={words} />
      {own && (
        <>
          {own.user.isAdmin ? (
            <p className={column.quiet}>{words.own.forTeam}</p>
          ) : (
            <>
              <CompletenessMeter user={own.user} />
              <AsOthers user={own.user} />
            </>
          )}
          <PhotoSection />
          {groupNames.map((group) => (
            <GroupSection
              key={group}
              group={group}
              own={own}
              open={editing === group}
              onOpen={(open) => setEditing(open ? group : null)}
            />
          ))}
          <QuestionSection />
        </>
      )}
    </div>
  );
}

function AsOthers({ user: { _id, profileComplete } }: { user: OwnUser }) {
  const { own: m } = words;
  if (!profileComplete) return <p className={column.quiet}>{m.asOthersHidden}</p>;
  return (
    <Link to="/members/$id" params={{ id: _id }} className={column.link}>
      {m.asOthers}
    </Link>
  );
}

interface SectionProps {
  group: Group;
  own: OwnProfile;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Shows a group of fields, and edits it in the same place after its button was pressed. */
function GroupSection({ group, own, open, onOpen }: SectionProps) {
  const m = words;
  const name = m.groups[group];
  return (
    <section className={column.section} aria-label={name}>
      <div className={column.row}>
        <h2>{name}</h2>
        {!open && (
          <Button variant="default" aria-label={m.editGroup(name)} onClick={() => onOpen(true)}>
            {m.edit}
          </Button>
        )}
      </div>
      {open ? (
        <Suspense>
          <ProfileForm
            group={group}
            own={own}
            submit={m.save}
            other={
              <Button variant="default" onClick={() => onOpen(false)}>
                {m.cancel}
              </Button>
            }
            onDone={() => onOpen(false)}
          />
        </Suspense>
      ) : (
        <GroupSummary group={group} user={own.user} />
      )}
    </section>
  );
}
