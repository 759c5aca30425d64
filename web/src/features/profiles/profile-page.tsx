import type { OwnUser } from '@kindred/contract/members';
import { IconEye } from '@tabler/icons-react';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { messages as words } from '#texts/profiles.ts';
import { type OwnProfile, useOwnProfile } from '../../api/accounts/own-profile.ts';
import { useRejectedPhoto } from '../../api/photos/own-photos.ts';
import { useAnswers } from '../../api/profiles/answers.ts';
import { config } from '../../lib/calls/config.ts';
import { useSession } from '../../lib/sessions/use-session.ts';
import { useOnline } from '../../lib/use-online.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { QueryState } from '../../ui/states/query-state.tsx';
import { type Group, groupNames } from '../../widgets/profile-form/profile-draft.ts';
import { EditableSection } from './editable-section.tsx';
import { GroupSummary } from './group-summary.tsx';
import { CompletenessMeter } from './completeness-meter.tsx';
import column from '../../ui/pages/column.module.css';
import classes from './profile-page.module.css';
import { OwnFieldsSections } from './own-fields/own-fields-sections.tsx';
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
  const { user: before } = useSession();
  const known = own?.user ?? (isComing ? before : null);
  return (
    <div className={`mx-auto grid w-full max-w-page gap-6 ${classes.page}`}>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="tracking-tight title-md max-tablet:sr-only">{words.own.title}</h1>
        {known && !known.isAdmin && <AsOthers user={known} />}
        {known?.isAdmin && <p className={`basis-full ${column.quiet}`}>{words.own.forTeam}</p>}
        {own && !own.user.isAdmin && <CompletenessMeter user={own.user} />}
        {isComing && <MeterSkeleton />}
      </header>
      {!isComing && <QueryState query={{ ...profile, data: own }} words={words} />}
      {(own || isComing) && (
        <div className={`grid grid-cols-1 gap-8 ${classes.columns}`}>
          <PhotoSection />
          {isComing && <GroupsSkeleton />}
          {own && (
            <div className={`grid grid-cols-1 content-start gap-5 ${classes.groups}`}>
              {groupNames.map((group) => (
                <GroupSection
                  key={group}
                  group={group}
                  own={own}
                  open={editing === group}
                  onOpen={(open) => setEditing(open ? group : null)}
                />
              ))}
              {config.fields.any && !own.user.isAdmin && <OwnFieldsSections />}
              <QuestionSection />
            </div>
          )}
        </div>
      )}
    </div>
  );
}

/** As high as what the profile still lacks, or that it lacks nothing. */
const MeterSkeleton = () => (
  <span className="flex min-h-13 basis-full items-center" aria-hidden>
    <i className={`rounded-sm bg-skeleton ${classes.complete}`} />
  </span>
);

/** The groups under their names. */
const GroupsSkeleton = () => (
  <output className={`grid grid-cols-1 gap-5 ${classes.groups}`} aria-label={words.loading}>
    {groupNames.map((group) => (
      <span
        key={group}
        className={`grid grid-cols-1 gap-1.5 border-t border-line ${column.section} ${classes.section}`}
      >
        <span className="flex min-h-11 items-center tracking-snug title-xs">
          {words.groups[group]}
        </span>
        <i className={`rounded-sm bg-skeleton ${classes.line}`} />
      </span>
    ))}
  </output>
);

function AsOthers({ user }: { user: Pick<OwnUser, '_id' | 'profileComplete'> }) {
  const { _id, profileComplete } = user;
  const { own: m } = words;
  if (!profileComplete) return <p className={`basis-full ${column.quiet}`}>{m.asOthersHidden}</p>;
  return (
    <Button
      look="plain"
      icon={<IconEye size={18} stroke={1.75} aria-hidden />}
      render={(props) => <Link to="/members/$id" params={{ id: _id }} {...props} />}
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

const GroupSection = ({ group, own, open, onOpen }: SectionProps) => (
  <EditableSection
    name={words.groups[group]}
    onOpen={() => onOpen(true)}
    form={
      open && (
        <GroupForm
          group={group}
          own={own}
          submit={words.save}
          other={
            <Button look="plain" onClick={() => onOpen(false)}>
              {words.cancel}
            </Button>
          }
          onDone={() => onOpen(false)}
        />
      )
    }
  >
    <GroupSummary group={group} user={own.user} />
  </EditableSection>
);

function PhotoSection() {
  const rejected = useRejectedPhoto();
  return (
    <section
      className={`grid grid-cols-1 gap-4 border-t border-line ${column.section} ${classes.section}`}
      aria-label={photoWords.title}
    >
      <div className="flex min-h-11 items-center">
        <h2 className="tracking-snug title-xs">{photoWords.title}</h2>
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
