import { IconMail } from '@tabler/icons-react';
import { config } from '../../lib/calls/config.ts';
import { fill } from '../../lib/texts/fill.ts';
import { messages } from '#texts/faqs.ts';
import { Button } from '../../ui/buttons/button.tsx';
import page from '../../ui/pages/aside-page.module.css';
import classes from './faqs-page.module.css';
import { Question } from '../../ui/question.tsx';

export function FaqsPage() {
  const { brandName: brand, supportEmail: support, keepDays } = config;
  const m = fill(messages, { brand, support, ...keepDays });
  return (
    <div className={`mx-auto grid max-w-page ${page.page}`}>
      <header className={page.header}>
        <h1 className="tracking-tightest text-balance title-page titled:max-tablet:sr-only">
          {m.title}
        </h1>
        <p className="mt-4 text-xl text-pretty text-muted">{m.lead}</p>
      </header>
      <div className={`min-w-0 ${page.main} ${classes.questions}`}>
        {Object.entries(m.questions).map(([id, { question, answer }]) => (
          <Question key={id} id={id} question={question} answer={answer} />
        ))}
      </div>
      <section className={`border-t border-line ${page.more} ${page.further}`}>
        <h2 className="tracking-snug title-xs">{m.more.title}</h2>
        <p className="mt-1.5 mb-5 text-lg text-pretty text-muted">{m.more.text}</p>
        <Button
          href={`mailto:${config.supportEmail}`}
          size="md"
          icon={<IconMail size={18} stroke={1.75} aria-hidden />}
        >
          {m.more.action}
        </Button>
      </section>
    </div>
  );
}
