import { IconMail } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { config } from '../../lib/calls/config.ts';
import { messages as m } from '#texts/privacy.ts';
import { Button } from '../../ui/buttons/button.tsx';
import page from '../../ui/pages/aside-page.module.css';
import { textLink } from '../../ui/pages/text-link.ts';
import classes from './privacy-page.module.css';
import { Section } from './section.tsx';

export function PrivacyPage() {
  const sections = Object.keys(m.sections) as (keyof typeof m.sections)[];
  return (
    <div className={`mx-auto grid max-w-page ${page.page}`}>
      <header className={page.header}>
        <h1 className="tracking-tightest title-page titled:max-tablet:sr-only">{m.title}</h1>
        <p className="mt-3 text-faint">{m.updated}</p>
        <p className="mt-3 text-faint">{m.added}</p>
        <p className="mt-4 text-xl text-pretty text-muted">{m.lead({ brand: config.brandName })}</p>
      </header>
      <nav
        className={`sticky border-t border-line pt-4 ${page.more} ${classes.contents}`}
        aria-label={m.contents}
      >
        <ol className={`m-0 list-none p-0 ${classes.list}`}>
          {sections.map((id) => (
            <li className={classes.item} key={id}>
              <a
                className={`flex gap-2.5 rounded-sm py-2 font-medium text-muted hover:text-ink hover:underline ${classes.link}`}
                href={`#${id}`}
              >
                {m.sections[id].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`${page.main} ${classes.sections}`}>
        {sections.map((id, index) => (
          <Section key={id} id={id} number={index + 1} />
        ))}
        <div className="flex flex-wrap items-center gap-5">
          <Button
            href={`mailto:${config.supportEmail}`}
            size="md"
            icon={<IconMail size={18} stroke={1.75} aria-hidden />}
          >
            {m.contact}
          </Button>
          <Link to="/accessibility" className={textLink}>
            {m.accessibility}
          </Link>
        </div>
      </div>
    </div>
  );
}
