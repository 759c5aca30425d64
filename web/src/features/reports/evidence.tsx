import type { Evidence as Kept } from '@kindred/contract/reports';
import { useState } from 'react';
import { formatDate } from '../../lib/formats.ts';
import { messages } from '../../lib/messages/reports.ts';
import { StaffPhoto } from '../../widgets/staff-photo.tsx';
import classes from './evidence.module.css';

/** What was reported, as it was then. */
export function Evidence({ evidence: { kind, takenAt, content } }: { evidence: Kept }) {
  const { evidence: m } = messages;
  const photos = kind === 'photo' ? [content] : (content.photos ?? []);
  return (
    <section className={classes.evidence} aria-label={m.titles[kind]}>
      <h3>
        {m.titles[kind]} <small>{m.taken(formatDate(takenAt, { timeStyle: 'short' }))}</small>
      </h3>
      {kind === 'profile' && <Said content={content} />}
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

function Said({ content }: { content: Kept['content'] }) {
  const { evidence: m } = messages;
  const { firstName, age, gender, city, country, bio, interests = [], prompts = [] } = content;
  const said = [firstName, age, gender, city, country && m.country(country)];
  const who = said.filter(Boolean).join(', ');
  return (
    <div className={classes.said}>
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

/** Without colour until somebody means to look; large when they ask for it. */
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
      <StaffPhoto url={url} alt="" failed={<span>{m.unloaded}</span>} />
    </button>
  );
}
