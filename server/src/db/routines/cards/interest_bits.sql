-- The interests of a member, one bit each. A new interest is added at the end.
create or replace function interest_bits(interests text[]) returns bit(96) immutable language sql as $$
  select coalesce(bit_or(1::bit(96) << (number - 1)::integer), 0::bit(96))
  from unnest(array[
    'hiking', 'camping', 'climbing', 'cycling', 'gardening', 'birdwatching', 'sailing', 'surfing', 'wild-swimming',
    'skiing', 'kayaking', 'foraging', 'running', 'yoga', 'gym', 'swimming', 'football', 'tennis', 'basketball',
    'martial-arts', 'dancing', 'horse-riding', 'cricket', 'skating', 'cooking', 'baking', 'coffee', 'wine',
    'craft-beer', 'tea', 'street-food', 'vegan-food', 'farmers-markets', 'barbecue', 'live-music', 'vinyl', 'guitar',
    'piano', 'choir', 'jazz', 'electronic-music', 'classical-music', 'hip-hop', 'festivals', 'karaoke', 'cinema',
    'theatre', 'museums', 'photography', 'film-photos', 'drawing', 'painting', 'pottery', 'architecture', 'stand-up',
    'writing', 'poetry', 'reading', 'board-games', 'video-games', 'chess', 'puzzles', 'knitting', 'woodworking',
    'plants', 'podcasts', 'dogs', 'cats', 'series', 'travel', 'road-trips', 'train-journeys', 'languages',
    'volunteering', 'history', 'astronomy', 'science', 'programming', 'flea-markets', 'pub-quizzes', 'meditation'
  ]) with ordinality as known (name, number)
  where name = any (interests)
$$;
