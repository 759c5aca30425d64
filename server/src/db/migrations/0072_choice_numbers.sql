-- The permanent number of each interest, from 1, and of each question, from 0: its bit in a card. A number is never given to
-- another choice, and no row is deleted. Interests that the owner of the site added get theirs when they are published.
create table choice_number (
  catalog text collate "C" not null check (catalog in ('interests', 'questions')),
  key text collate "C" not null,
  number int not null check (number >= 0),
  primary key (catalog, key),
  unique (catalog, number)
);
insert into choice_number (catalog, key, number)
  select 'interests', key, number from unnest(array[
    'hiking', 'camping', 'climbing', 'cycling', 'gardening', 'birdwatching', 'sailing', 'surfing', 'wild-swimming', 'skiing',
    'kayaking', 'foraging', 'running', 'yoga', 'gym', 'swimming', 'football', 'tennis', 'basketball', 'martial-arts', 'dancing',
    'horse-riding', 'cricket', 'skating', 'cooking', 'baking', 'coffee', 'wine', 'craft-beer', 'tea', 'street-food',
    'vegan-food', 'farmers-markets', 'barbecue', 'live-music', 'vinyl', 'guitar', 'piano', 'choir', 'jazz', 'electronic-music',
    'classical-music', 'hip-hop', 'festivals', 'karaoke', 'cinema', 'theatre', 'museums', 'photography', 'film-photos',
    'drawing', 'painting', 'pottery', 'architecture', 'stand-up', 'writing', 'poetry', 'reading', 'board-games', 'video-games',
    'chess', 'puzzles', 'knitting', 'woodworking', 'plants', 'podcasts', 'dogs', 'cats', 'series', 'travel', 'road-trips',
    'train-journeys', 'languages', 'volunteering', 'history', 'astronomy', 'science', 'programming', 'flea-markets',
    'pub-quizzes', 'meditation'
  ]) with ordinality as known (key, number)
  union all
  select 'questions', key, number - 1 from unnest(array[
    'weekend-shape', 'early-late', 'home-out', 'tidy', 'cooking', 'meat', 'alcohol', 'smoking', 'sport', 'pets',
    'allergic-cats', 'children-want', 'children-partner', 'marriage', 'living-together', 'looking-for', 'exclusive',
    'text-often', 'first-meeting', 'first-meeting-where', 'who-pays', 'argue', 'sorry', 'jealous', 'alone-time', 'friends-ex',
    'affection', 'love-said', 'surprise', 'birthdays', 'money-save', 'money-share', 'work-meaning', 'work-hours', 'ambition',
    'move-for-love', 'travel-how', 'travel-where', 'camping', 'city-country', 'nature', 'religion', 'religion-partner',
    'spiritual', 'politics', 'politics-differ', 'climate', 'news', 'phone', 'social-media', 'reading', 'music', 'dancing',
    'films', 'games', 'humour', 'teasing', 'punctual', 'decisions', 'risk', 'lies', 'family-close', 'family-meet', 'strangers',
    'learning', 'sleep-cool', 'share-bed', 'second-chance', 'health-care', 'festivals', 'gifts', 'apart'
  ]) with ordinality as known (key, number);
