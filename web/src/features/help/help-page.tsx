import { IconMail, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { config } from '../../lib/calls/config.ts';
import { messages as m } from '#texts/help.ts';
import { Button } from '../../ui/buttons/button.tsx';
import page from '../../ui/pages/aside-page.module.css';
import { Question } from '../../ui/question.tsx';
import { textLink } from '../../ui/pages/text-link.ts';
import { findHelp } from './find-help.ts';
import classes from './help-page.module.css';

/** What people ask, with a search over it and over the FAQs. */
export function HelpPage() {
  const [typed, setTyped] = useState('');
  const groups = findHelp(typed);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={`mx-auto grid max-w-page ${page.page}`}>
      <header className={page.header}>
        <h1 className="tracking-tightest text-balance title-page titled:max-tablet:sr-only">
          {m.title}
        </h1>
        <p className="mt-4 text-xl text-pretty text-muted">{m.about}</p>
        <search className="relative mt-4 block">
          <IconSearch
            className={`absolute text-faint ${classes.sign}`}
            size={20}
            stroke={1.75}
            aria-hidden
          />
          <input
            type="search"
            className={`w-full rounded-full border border-line-strong bg-surface text-lg text-ink ${classes.field}`}
            aria-label={m.search}
            placeholder={m.search}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </search>
        <output className="mt-2 block min-h-[1.5em] text-sm text-muted">
          {typed.trim() !== '' && (count > 0 ? m.found({ count }) : m.none)}
        </output>
      </header>
      <div className={`grid min-w-0 content-start gap-8 ${page.main} mb-5`}>
        {groups.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h2 className="mb-2 tracking-snug title-xs">{title}</h2>
            {entries.map(({ id, question, answer, link }) => (
              <Question key={id} id={id} question={question} answer={answer} level={3}>
                {link && (
                  <Link className={textLink} {...link.place}>
                    {link.text}
                  </Link>
                )}
              </Question>
            ))}
          </section>
        ))}
      </div>
      <section className={`border-t border-line ${page.more} ${page.further}`}>
        <h2 className="tracking-snug title-xs">{m.more.title}</h2>
        <p className="mt-1.5 mb-3 text-lg text-pretty text-muted">{m.more.text}</p>
        <Button
          href={`mailto:${config.supportEmail}`}
          size="md"
          icon={<IconMail size={18} stroke={1.75} aria-hidden />}
        >
          {m.more.contact}
        </Button>
        <p className="mt-3 flex flex-wrap items-center gap-5">
          <Link to="/safety-tips" className={textLink}>
            {m.more.safety}
          </Link>
          <Link to="/faqs" className={textLink}>
            {m.more.faqs}
          </Link>
          <Link to="/accessibility" className={textLink}>
            {m.more.accessibility}
          </Link>
        </p>
      </section>
    </div>
  );
}
