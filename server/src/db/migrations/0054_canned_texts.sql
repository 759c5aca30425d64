-- Answers to reporters and reasons for bearers that the team writes often.
create table canned_text (
  id uuid primary key default gen_random_uuid(),
  kind text collate "C" not null check (kind in ('answer', 'reason')),
  title text not null check (length(title) between 1 and 80),
  body text not null check (length(body) between 1 and 2000),
  -- The report and the decision for which it is suggested; null for any.
  problem_type text collate "C",
  action text collate "C",
  -- Of a reason: the clause that it belongs to.
  clause text collate "C",
  language text collate "C" not null default 'en',
  unique (kind, language, title)
);

insert into canned_text (kind, title, body, problem_type, action, clause) values
  ('answer', 'We acted on it', 'Hello {reporter}, thank you for your report {reference}. We looked into it and took action. To protect everybody''s privacy we can''t say which.', null, 'warn', null),
  ('answer', 'Nothing against our rules', 'Hello {reporter}, thank you for your report {reference}. We looked into it and found nothing against our rules. You can block anybody you don''t want to meet.', null, 'dismiss', null),
  ('answer', 'Please tell us more', 'Hello {reporter}, thank you for your report {reference}. What we can see is not enough for us to act. If it happens again, report it with the message or photo.', 'Other', 'dismiss', null),
  ('answer', 'We are fixing it', 'Hello {reporter}, thank you for your report {reference}. We found the problem and are fixing it.', 'Bug Report', 'dismiss', null),
  ('answer', 'About your payment', 'Hello {reporter}, thank you for your report {reference}. We looked at your payments. You find every invoice under Premium.', 'Payment Problem', 'dismiss', null),
  ('reason', 'Harassment', 'You insulted or threatened another member. Everybody here has the right to be treated with respect.', 'Harassment', 'warn', 'respect'),
  ('reason', 'Unwanted sexual content', 'You sent sexual content to somebody who had not asked for it.', 'Inappropriate Content', 'suspend', 'consent'),
  ('reason', 'Asking for money', 'You asked another member for money or offered some.', null, 'ban', 'no-money'),
  ('reason', 'Fake account', 'Your account pretends to be somebody else.', null, 'ban', 'real-person'),
  ('reason', 'Photo of someone else', 'This photo does not show you.', 'Inappropriate Content', 'remove-photo', 'own-photos'),
  ('reason', 'Nudity', 'This photo shows nudity.', 'Inappropriate Content', 'remove-photo', 'no-nudity'),
  ('reason', 'Contact details', 'Your profile has contact details or an advert.', null, 'remove-text', 'no-spam');
