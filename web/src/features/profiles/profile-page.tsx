import type { OwnUser } from '@kindred/contract/members';
import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconEye, IconPencil } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages as words } from '#texts/profiles.ts';
import { type OwnProfile, useOwnProfile } from '../../api/accounts/own-profile.ts';
import { useRejectedPhoto } from '../../api/photos/own-photos.ts';
import { useAnswers } from '../../api/profiles/answers.ts';
import { useOnline } from '../../lib/use-online.ts';
import { QueryState } from '../../ui/states/query-state.tsx';
import { SkeletonRows } from '../../ui/states/skeleton-rows.tsx';
import { type Group, groupNames } from '../../widgets/profile-form/profile-draft.ts';
import { GroupSummary } from './group-summary.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import column from '../../ui/pages/column.module.css';
import classes from './profile-page.module.css';
import { QuestionSection } from './question-section.tsx';
import { messages as photoWords } from '#texts/photos.ts';
import { PhotoEditor } from '../../widgets/photo-editor/photo-editor.tsx';

// Few members have one.
const RejectedPhoto = lazyRouteComponent(() => import('./rejected-photo.tsx'), 'RejectedPhoto');
const GroupForm = lazyRouteComponent(() => import('./group-form.tsx'), 'GroupForm');

export function ProfilePage() {
  const profile = useOwnProfile();
  const [editing, setEditing] = useState<Group | null>(null);
  // Together, because what is complete depends on the answers too.
  const waiting = useAnswers().isPending;
  const own = waiting ? undefined : profile.data;
  const online = useOnline();
  const isComing = online && !own && !profile.error;
  return (
    <div className={`grid m-auto w-full max-w-page gap-6 ${classes.page}`}>
      <header className="flex wrap items-start between gap-3-by-6">
        <h1 className="tight title-md visually-hidden-below-tablet">{words.own.title}</h1>
        {own && !own.user.isAdmin && <AsOthers user={own.user} />}
        {own?.user.isAdmin && <p className={`basis-full ${column.quiet}`}>{words.own.forTeam}</p>}
        {own && !own.user.isAdmin && <CompletenessMeter user={own.user} />}
        {isComing && <HeadSkeleton />}
      </header>
      <QueryState query={{ ...profile, data: own }} words={words} skeleton={<ProfileSkeleton />} />
      {own && (
        <div className={`grid one-column gap-8 ${classes.columns}`}>
          <PhotoSection />
          <div className={`grid one-column content-start gap-5 ${classes.groups}`}>
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
          </div>
        </div>
      )}
    </div>
  );
}

/** The link to the profile as others see it, and how complete it is. */
const HeadSkeleton = () => (
  <>
    <i className={`rounded-full bg-skeleton ${classes.asOthers}`} aria-hidden />
    <span className="basis-full" aria-hidden>
      <i className={`block rounded-sm bg-skeleton ${classes.complete}`} />
    </span>
  </>
);

/** The photos, and the groups beside or below them. */
const ProfileSkeleton = () => (
  <output className={`grid one-column gap-8 ${classes.columns}`} aria-label={words.loading}>
    <span className={`grid gap-2 ${classes.photos}`}>
      {[1, 2, 3, 4, 5, 6].map((photo) => (
        <i key={photo} className="rounded-lg bg-skeleton portrait" />
      ))}
    </span>
    <SkeletonRows count={6} label="" />
  </output>
);

function AsOthers({ user: { _id, profileComplete } }: { user: OwnUser }) {
  const { own: m } = words;
  if (!profileComplete) return <p className={`basis-full ${column.quiet}`}>{m.asOthersHidden}</p>;
  return (
    <Button
      variant="default"
      radius={999}
      leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
      renderRoot={(props) => <Link to="/members/$id" params={{ id: _id }} {...props} />}
    >
      {m.asOthers}
    </Button>
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
    <section
      className={`grid one-column border-top gap-1-5 anywhere ${column.section} ${classes.section}`}
      aria-label={name}
    >
      <div className="row wrap between gap-3 min-h-target">
        <h2 className="title-xs tight-15">{name}</h2>
        {!open && (
          <Button
            className={`muted ${classes.edit}`}
            variant="subtle"
            color="ink"
            radius={999}
            leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}
            aria-label={m.editGroup(name)}
            onClick={() => onOpen(true)}
          >
            {m.edit}
          </Button>
        )}
      </div>
      {open ? (
        <Suspense>
          <GroupForm
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

function PhotoSection() {
  const rejected = useRejectedPhoto();
  return (
    <section
      className={`grid one-column border-top gap-4 ${column.section} ${classes.section}`}
      aria-label={photoWords.title}
    >
      <div className="row min-h-target">
        <h2 className="title-xs tight-15">{photoWords.title}</h2>
      </div>
      <p className={column.quiet}>{photoWords.why}</p>
      {rejected && (
        <Suspense>
          <RejectedPhoto rejected={rejected} />
        </Suspense>
      )}
      <PhotoEditor />
    </section>
  );
}
