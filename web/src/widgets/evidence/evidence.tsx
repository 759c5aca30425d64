import type { Evidence as ReportedContent } from '@kindred/contract/reports';
import { lazyRouteComponent } from '@tanstack/react-router';
import { formatDate } from '../../lib/formats/formats.ts';
import { messages as m } from '#texts/evidence.ts';
import classes from './evidence.module.css';
import { Excerpt, type MessageChoice } from './excerpt.tsx';
import { GreyPhoto } from './grey-photo.tsx';

// It brings the names of all interests and prompts.
const ProfileEvidence = lazyRouteComponent(
  () => import('./profile-evidence.tsx'),
  'ProfileEvidence',
);

interface Props {
  evidence: ReportedContent;
  /** The labels of the two members of a conversation. */
  names?: { reporter: string; reported: string };
  choice?: MessageChoice | undefined;
  /** Follows the time. */
  note?: string;
}

/** The reported content, as it was at that time. It is shown with all of its parts, or suspends until they are loaded. */
export function Evidence({ evidence: { kind, takenAt, content }, names, choice, note }: Props) {
  const sent = (content.messages ?? []).flatMap(({ photo }) => photo ?? []);
  const photos = kind === 'photo' ? [content] : (content.photos ?? sent);
  const title = kind === 'message' && names ? m.chatWith({ name: names.reporter }) : m.titles[kind];
  return (
    <section
      className={`@container mt-4 border-t border-line pt-3 ${classes.evidence}`}
      aria-label={title}
    >
      <h3 className={`m-0 ${classes.subheading}`}>
        {title}{' '}
        <small className={`text-xs font-normal text-faint ${classes.taken}`}>
          {m.taken({ when: formatDate(takenAt, { timeStyle: 'short' }) })}
          {note && `. ${note}`}
        </small>
      </h3>
      {content.messages && (
        <Excerpt excerpt={content.messages} names={names ?? m.from} choice={choice} />
      )}
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {photos.some(({ url }) => url) && (
          <ul className="m-0 mt-2 flex list-none flex-wrap gap-2 p-0">
            {photos.map(({ url, publicId, likelyNude = false }, index) =>
              url ? (
                <li key={publicId ?? url}>
                  <GreyPhoto
                    url={url}
                    number={index + 1}
                    isReported={kind === 'photo'}
                    likelyNude={likelyNude}
                  />
                </li>
              ) : null,
            )}
          </ul>
        )}
        {kind === 'profile' && <ProfileEvidence content={content} />}
      </div>
    </section>
  );
}
