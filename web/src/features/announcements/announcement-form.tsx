import {
  type AnnouncementText,
  type AnnouncementTexts,
  everyone,
  longestAnnouncement,
  longestAnnouncementTitle,
} from '@kindred/contract/announcements';
import { type Language, languageCodes } from '@kindred/contract/languages';
import { useState } from 'react';
import {
  useSegmentCount,
  useSendAnnouncement,
  useTestAnnouncement,
} from '../../api/announcements.ts';
import { errorText } from '../../lib/failures/error-text.ts';
import { formatNumber } from '../../lib/formats/formats.ts';
import { nameOfLanguage } from '../../lib/language/name-of-language.ts';
import { language as own } from '#texts/language.ts';
import { messages as m } from '#texts/announcements.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LongText } from '../../ui/fields/long-text.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import panel from '../../ui/pages/panel.module.css';
import { Alert } from '../../ui/states/alert.tsx';
import { SegmentFields } from './segment-fields.tsx';

const empty: AnnouncementText = { title: '', text: '' };
const languageChoices = languageCodes.map((value) => ({ value, label: nameOfLanguage(value) }));

/** What is written, to whom and when, with how many members get it. */
export function AnnouncementForm() {
  const [language, setLanguage] = useState<Language>(own);
  const [texts, setTexts] = useState<AnnouncementTexts>({});
  const [segment, setSegment] = useState(everyone);
  const [startsAt, setStartsAt] = useState('');
  const count = useSegmentCount(segment);
  const send = useSendAnnouncement();
  const test = useTestAnnouncement();
  const shown = texts[language] ?? empty;
  const written = writtenTexts(texts);
  const isWritten = Object.keys(written).length > 0;
  const write = (part: Partial<AnnouncementText>) =>
    setTexts((before) => ({ ...before, [language]: { ...empty, ...before[language], ...part } }));
  const error = send.error ?? test.error ?? count.error;

  function submit() {
    if (!count.data) return;
    const starts = startsAt === '' ? null : new Date(startsAt).toISOString();
    const { members } = count.data;
    send.mutate(
      { texts: written, segment, startsAt: starts, count: members },
      {
        onSuccess: () => {
          setTexts({});
          setStartsAt('');
        },
      },
    );
  }
  return (
    <form
      className={`grid grid-cols-1 gap-4 px-5 py-4 ${panel.panel}`}
      aria-label={m.write}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h2 className="m-0 heading-bold">{m.write}</h2>
      <Select
        label={m.language}
        translate="no"
        data={languageChoices}
        value={language}
        onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
      />
      <TextField
        label={m.heading}
        maxLength={longestAnnouncementTitle}
        value={shown.title}
        onChange={({ currentTarget }) => write({ title: currentTarget.value })}
      />
      <LongText
        label={m.text}
        hint={m.textAbout}
        grows
        rows={4}
        maxLength={longestAnnouncement}
        value={shown.text}
        onChange={({ currentTarget }) => write({ text: currentTarget.value })}
      />
      <SegmentFields segment={segment} onChange={setSegment} />
      <TextField
        type="datetime-local"
        label={m.when}
        hint={m.whenAbout}
        value={startsAt}
        onChange={({ currentTarget }) => setStartsAt(currentTarget.value)}
      />
      <output>
        {count.data &&
          m.counted({
            members: formatNumber(count.data.members),
            mailed: formatNumber(count.data.mailed),
          })}
      </output>
      {error && <Alert kind="danger">{errorText(error)}</Alert>}
      {test.isSuccess && <Alert kind="success">{m.tested}</Alert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          disabled={!isWritten || !count.data || count.isPlaceholderData}
          busy={send.isPending}
        >
          {count.data ? m.sendTo({ count: formatNumber(count.data.members) }) : m.send}
        </Button>
        <Button
          look="plain"
          disabled={!isWritten}
          busy={test.isPending}
          onClick={() => test.mutate({ texts: written, language })}
        >
          {m.test}
        </Button>
      </div>
    </form>
  );
}

/** A language counts once it has both a title and a text. */
const writtenTexts = (texts: AnnouncementTexts): AnnouncementTexts =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([code, { title, text }]) =>
      title.trim() && text.trim() ? [[code, { title: title.trim(), text: text.trim() }]] : [],
    ),
  );
