-- Everyday words for the texts that the team has not written itself.
update canned_text t set body = n.now
from (values
  ('Hello {reporter}, thank you for your report {reference}. We looked into it and took action. To protect everybody''s privacy we can''t say which.',
   'Hello {reporter}, thank you for your report {reference}. We looked into it and took action. To protect everyone''s privacy, we don''t share details.'),
  ('Hello {reporter}, thank you for your report {reference}. We looked into it and found nothing against our rules. You can block anybody you don''t want to meet.',
   'Hello {reporter}, thank you for your report {reference}. We looked into it and found nothing against our rules. You can block anyone you don''t want to meet.'),
  ('Hello {reporter}, thank you for your report {reference}. We looked at your payments. You find every invoice under Premium.',
   'Hello {reporter}, thank you for your report {reference}. We looked at your payments. You can find every invoice under Premium.'),
  ('You insulted or threatened another member. Everybody here has the right to be treated with respect.',
   'You insulted or threatened another member. Everyone here has the right to be treated with respect.'),
  ('You sent sexual content to somebody who had not asked for it.', 'You sent sexual content to someone who had not asked for it.'),
  ('Your account pretends to be somebody else.', 'Your account pretends to be someone else.'),
  ('Your profile has contact details or an advert.', 'Your profile has contact details or an ad.')
) n (before, now)
where t.body = n.before;
