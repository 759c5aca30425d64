-- The numbers of the questions in the bits of a card, from 0. A new question is added at the end.
create or replace function question_number(question text) returns integer immutable language sql as $$
  select array_position(array[
    'weekend-shape', 'early-late', 'home-out', 'tidy', 'cooking', 'meat', 'alcohol', 'smoking', 'sport', 'pets',
    'allergic-cats', 'children-want', 'children-partner', 'marriage', 'living-together', 'looking-for', 'exclusive',
    'text-often', 'first-meeting', 'first-meeting-where', 'who-pays', 'argue', 'sorry', 'jealous', 'alone-time',
    'friends-ex', 'affection', 'love-said', 'surprise', 'birthdays', 'money-save', 'money-share', 'work-meaning',
    'work-hours', 'ambition', 'move-for-love', 'travel-how', 'travel-where', 'camping', 'city-country', 'nature',
    'religion', 'religion-partner', 'spiritual', 'politics', 'politics-differ', 'climate', 'news', 'phone',
    'social-media', 'reading', 'music', 'dancing', 'films', 'games', 'humour', 'teasing', 'punctual', 'decisions',
    'risk', 'lies', 'family-close', 'family-meet', 'strangers', 'learning', 'sleep-cool', 'share-bed',
    'second-chance', 'health-care', 'festivals', 'gifts', 'apart'
  ], question) - 1
$$;
