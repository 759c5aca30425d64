-- Outside a transaction.
-- Finds photos of which 16 of the 64 bits are the same, or all but one: two that differ in at most six bits have such a quarter.
create index concurrently if not exists photo_hash_bands on photo_hash using gin ((array[
  substring(perceptual from 1 for 16)::bit(16)::int,
  65536 + substring(perceptual from 17 for 16)::bit(16)::int,
  131072 + substring(perceptual from 33 for 16)::bit(16)::int,
  196608 + substring(perceptual from 49 for 16)::bit(16)::int])) where perceptual is not null;
