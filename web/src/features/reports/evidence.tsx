import type { EvidenceMessage, Evidence as ReportedContent } from '@kindred/contract/reports';
import { useState } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/reports.ts';
import { FetchedPhoto } from '../../widgets/fetched-photo.tsx';
import classes from './evidence.module.css';

/** What was reported, as it was at that time. */
export function Evidence({ evidence: { kind, takenAt, content } }: { evidence: ReportedContent }) {
  const { evidence: m } = messages;
  const sent = (content.messages ?? []).flatMap(({ photo }) => photo ?? []);
  const photos = kind === 'photo' ? [content] : (content.photos ?? sent);
  return (
    <section className={classes.evidence} aria-label={m.titles[kind]}>
      <h3>
        {m.titles[kind]} <small>{m.taken(formatDate(takenAt, { timeStyle: 'short' }))}</small>
      </h3>
      {kind === 'profile' && <ProfileEvidence content={content} />}
      {content.messages && <Excerpt excerpt={content.messages} />}
      <ul className={classes.photos}>
        {photos.map(({ url, publicId }, index) =>
          url ? (
            <li key={publicId}>
              <Photo url={url} number={index + 1} />
            </li>
          ) : null,
        )}
      </ul>
    </section>
  );
}

function ProfileEvidence({ content }: { content: ReportedContent['content'] }) {
  const { evidence: m } = messages;
  const {
    firstName,
    age,
    gender,
    city,
    country,
    bio,
    interests = [],
    prompts = [],
    note,
  } = content;
  const facts = [firstName, age, gender, city, country && m.country(country)];
  const who = facts.filter(Boolean).join(', ');
  return (
    <div className={classes.profile}>
      {note && <p>{m.note(note)}</p>}
      {who && <p>{who}</p>}
      {bio && <p>{bio}</p>}
      {prompts.map(({ prompt, answer }) => (
        <p key={prompt}>
          <small>{m.prompt(prompt)}</small> {answer}
        </p>
      ))}
      {interests.length > 0 && <p>{m.interests(interests)}</p>}
    </div>
  );
}

/** A part of the chat of the two, with the reported message marked. */
function Excerpt({ excerpt }: { excerpt: readonly EvidenceMessage[] }) {
  const { evidence: m } = messages;
  return (
    <ol className={classes.profile}>
      {excerpt.map(({ number, from, text, photo, sentAt, isReported }) => (
        <li key={number}>
          <small>
            {m.from[from]}, {formatDate(sentAt, { timeStyle: 'short' })}
          </small>{' '}
          {isReported ? <mark>{text}</mark> : text}
          {photo && ` (${m.sentPhoto})`}
          {text === null && !photo && m.deletedMessage}
        </li>
      ))}
    </ol>
  );
}

/** Gray until hovered or focused, because it may be disturbing; a click enlarges it. */
function Photo({ url, number }: { url: string; number: number }) {
  const { evidence: m } = messages;
  const [large, setLarge] = useState(false);
  return (
    <button
      type="button"
      className={classes.photo}
      aria-pressed={large}
      aria-label={m.photo(number)}
      onClick={() => setLarge(!large)}
    >
      <FetchedPhoto url={url} alt="" failed={<span>{m.unloaded}</span>} />
    </button>
  );
}
