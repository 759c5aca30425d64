import { messages as reasonTexts } from '#texts/approval-reasons.ts';
import type { WaitingMember } from '@kindred/contract/approvals';
import { Link } from '@tanstack/react-router';
import { ownChoiceName } from '../../../lib/facts/own-choice-name.ts';
import { commaList, formatDate } from '../../../lib/formats/formats.ts';
import { genderName } from '../../../lib/formats/gender-name.ts';
import { messages as m } from '#texts/approvals.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { FetchedPhoto } from '../../../widgets/photos/fetched-photo.tsx';
import { Key } from '../../../widgets/shortcuts/key.tsx';
import classes from './approvals.module.css';

interface Props {
  member: WaitingMember;
  isBusy: boolean;
  onApprove: () => void;
  onRefuse: () => void;
}

/** What the team decides by: the profile, its photos, and how the person came. */
export function MemberItem({ member, isBusy, onApprove, onRefuse }: Props) {
  const { _id: id, firstName, age, gender, city, askedAt, joinedAt, state } = member;
  const name = firstName ?? m.unnamed;
  const facts = commaList([age && String(age), gender && genderName(gender), city]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 className="m-0 anywhere heading-bold">
        <bdi translate="no">{name}</bdi>
      </h2>
      {facts && <p translate="no">{facts}</p>}
      <p className="text-sm text-muted">
        {m.since({
          asked: formatDate(askedAt, { timeStyle: 'short' }),
          joined: formatDate(joinedAt),
        })}
      </p>
      <p className="text-sm text-muted">{cameBy(member)}</p>
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {member.photos.map(({ publicId, url }, index) => (
          <li key={publicId}>
            <FetchedPhoto
              className={`aspect-portrait rounded-md bg-muted-soft object-cover ${classes.photo}`}
              url={url}
              alt={m.photo({ name, number: index + 1 })}
            />
          </li>
        ))}
      </ul>
      <Texts member={member} />
      <Earlier member={member} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          size="xs"
          disabled={isBusy}
          onClick={onApprove}
          aria-keyshortcuts="A"
          after={<Key name="A" />}
        >
          {m.approve}
        </Button>
        {state === 'waiting' && (
          <Button
            size="xs"
            look="plain"
            disabled={isBusy}
            onClick={onRefuse}
            aria-keyshortcuts="R"
            after={<Key name="R" />}
          >
            {m.refuse}
          </Button>
        )}
        <Link className="text-muted underline" to="/users/$id" params={{ id }}>
          {m.openFile}
        </Link>
      </div>
    </div>
  );
}

function cameBy({ invitation }: WaitingMember) {
  if (!invitation) return m.noInvitation;
  const { partner, name } = invitation;
  return partner === null
    ? m.byMember({ name: name ?? m.aMember })
    : m.byPartner({ name: partner });
}

const Texts = ({ member: { bio, prompts, fields } }: { member: WaitingMember }) => (
  <section className="grid gap-2 anywhere whitespace-pre-wrap" aria-label={m.answers}>
    {bio && <p translate="no">{bio}</p>}
    {prompts.map(({ prompt, answer }) => (
      <p key={prompt} translate="no">
        <small className="block text-muted">{ownChoiceName(prompt)}</small>
        {answer}
      </p>
    ))}
    {fields.map(({ name, value }) => (
      <p key={name} translate="no">
        <small className="block text-muted">{name}</small>
        {value}
      </p>
    ))}
  </section>
);

/** The latest refusal, and what the member wrote when they asked again. */
const Earlier = ({ member: { reason, words, message } }: { member: WaitingMember }) => (
  <>
    {reason && (
      <p>
        {m.earlier} {reasonTexts[reason].label}{' '}
        {words !== null && <bdi translate="no">{words}</bdi>}
      </p>
    )}
    {message !== null && (
      <div className="grid gap-1">
        <p className="text-muted">{m.says}</p>
        <blockquote className="m-0 anywhere whitespace-pre-line" translate="no">
          {message}
        </blockquote>
      </div>
    )}
  </>
);
