import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import classes from './question.module.css';

interface Props {
  id: string;
  question: string;
  answer: readonly string[];
  /** The level of its heading. */
  level?: 2 | 3;
  /** A link below the answer. */
  children?: ReactNode;
}

/** Opens when the URL names it: /faqs#matching. */
export function Question({ id, question, answer, level = 2, children }: Props) {
  const Heading = `h${level}` as const;
  const details = useRef<HTMLDetailsElement>(null);
  const named = useLocation({ select: ({ hash }) => hash === id });

  useEffect(() => {
    if (!named || !details.current) return;
    details.current.open = true;
    details.current.scrollIntoView({ block: 'start' });
  }, [named]);

  return (
    <details ref={details} id={id} className={`border-t border-line ${classes.question}`}>
      <summary
        className={`flex cursor-pointer list-none items-center justify-between gap-4 rounded-md ${classes.summary}`}
      >
        <Heading className={`text-pretty ${classes.heading}`}>{question}</Heading>
        <IconChevronDown
          size={20}
          stroke={1.75}
          className={`flex-none turn text-faint ${classes.chevron}`}
          aria-hidden
        />
      </summary>
      <div className={`text-lg text-muted ${classes.answer}`}>
        {answer.map((paragraph) => (
          <p className={`text-pretty ${classes.paragraph}`} key={paragraph}>
            {paragraph}
          </p>
        ))}
        {children}
      </div>
    </details>
  );
}
