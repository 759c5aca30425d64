import { Button } from '@mantine/core';
import '@mantine/core/styles/Button.layer.css';
import { IconMail } from '@tabler/icons-react';
import { config } from '../../lib/config.ts';
import { messages as m } from '../../lib/messages/privacy.ts';
import classes from './privacy-page.module.css';
import { Section } from './section.tsx';

export function PrivacyPage() {
  const sections = Object.entries(m.sections);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <h1 className={classes.title}>{m.title}</h1>
        <p className={classes.updated}>{m.updated}</p>
        <p className={classes.updated}>{m.added}</p>
        <p className={classes.lead}>{m.lead(config.brandName)}</p>
      </header>
      <nav className={classes.contents} aria-label={m.contents}>
        <ol className={classes.list}>
          {sections.map(([id, { title }]) => (
            <li className={classes.item} key={id}>
              <a className={classes.link} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {sections.map(([id, section], index) => (
          <Section key={id} id={id} number={index + 1} section={section} />
        ))}
        <Button
          component="a"
          href={`mailto:${config.supportEmail}`}
          size="md"
          leftSection={<IconMail size={18} stroke={1.75} aria-hidden />}
        >
          {m.contact}
        </Button>
      </div>
    </div>
  );
}
