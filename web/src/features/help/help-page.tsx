import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconMail, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { config } from '../../lib/calls/config.ts';
import { messages as m } from '#texts/help.ts';
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
    <div className={`grid m-auto max-w-page ${page.page}`}>
      <header className={page.header}>
        <h1 className="balance tight-30 title-page visually-hidden-if-titled">{m.title}</h1>
        <p className="mt-4 muted text-xl pretty">{m.about}</p>
        <search className="relative block mt-4">
          <IconSearch
            className={`absolute faint ${classes.sign}`}
            size={20}
            stroke={1.75}
            aria-hidden
          />
          <input
            type="search"
            className={`w-full border-strong rounded-full bg-surface ink text-lg ${classes.field}`}
            aria-label={m.search}
            placeholder={m.search}
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </search>
        <output className="block mt-2 muted text-sm min-h-line">
          {typed.trim() !== '' && (count > 0 ? m.found({ count }) : m.none)}
        </output>
      </header>
      <div className={`grid gap-8 min-w-0 content-start ${page.main} mb-5`}>
        {groups.map(({ title, entries }) => (
          <section key={title} aria-label={title}>
            <h2 className="tight-15 title-xs mb-2">{title}</h2>
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
      <section className={`border-top ${page.more} ${page.further}`}>
        <h2 className="tight-15 title-xs">{m.more.title}</h2>
        <p className="muted text-lg pretty mt-1-5 mb-3">{m.more.text}</p>
        <Button
          component="a"
          href={`mailto:${config.supportEmail}`}
          size="md"
          radius="full"
          leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
        >
          {m.more.contact}
        </Button>
        <p className="row wrap gap-5 mt-3">
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
