import { lines } from '../phrase-templates.ts';

/** Answers to the prompts about everyday life. */
export const answersAboutLife = {
  'perfect-sunday':
    lines(`Market before nine, too many tomatoes, and someone to help me eat them on the roof.
    Rain, a pot of something slow, and nowhere to be.
    A long walk that ends at a place with good cake.
    Up early by mistake, back to bed on purpose.
    Swim, eggs, newspaper, nap. In that order.
    A train to somewhere small, home before dark.
    Flea market in the morning, fixing what I bought until the evening.
    Lunch that turns into dinner.
    Nothing planned, three friends, one big pan.
    Football in the mud, then the longest bath in the world.
    Phone in a drawer until Monday.
    {song}, pancakes, windows open.
    The whole crossword, with help.
    Museum, the quiet wing, and a {drink} after.
    Visiting my {relative} and coming home with leftovers.
    Cycling until we find water.`),
  'simple-pleasure': lines(`The first coffee on the balcony in spring.
    Clean sheets.
    A seat on the sunny side of the train.
    Finding money in a winter coat.
    The sound of someone cooking in the next room.
    Cold water on a hot day.
    When the bus comes as I do.
    Peeling an orange in one piece.
    Reading in the bath until it’s cold.
    Warm bread, and no one watching how much butter.
    Cancelled plans and a good book.
    The click of a seat belt before a long drive.
    Shelling peas on the back step.
    A letter that isn’t a bill.
    Being recognised by a dog.
    Putting on a record and not skipping.`),
  'best-trip': lines(`{trip} by bus, with a broken bag and the best plums of my life.
    Two weeks alone in {trip}. I came back talking to strangers.
    {trip} with my {relative}, who snored and paid for everything.
    A night train, one bottle of water, four new friends.
    {trip} in November, when nobody else was there.
    Walking across {trip} with blisters and no regrets.
    The lake we found by taking the wrong exit.
    {trip}. I went for a week and stayed for three.
    Sleeping on a roof in the desert and seeing all of it.
    A weekend in {trip} where it only rained. We played cards for two days.
    Hitch-hiking home from the coast at eighteen.
    {trip}, for one specific soup.
    My first flight ever, to {trip}.
    Every summer at my grandparents’ house.
    The ferry to nowhere in particular.
    {trip}, because of a train I missed.`),
  'first-date': lines(`A walk with a turning point, in case it goes badly. It won’t.
    A {drink} somewhere we can hear each other.
    The aquarium. Everyone is nice at the aquarium.
    Street food, a bench, people-watching.
    A museum, twenty minutes, then cake.
    Rowing boat. I row.
    Bowling, with the bumpers up.
    An open-air cinema with blankets.
    The flea market: ten coins each, find a present for the other.
    Dumplings. It’s impossible to be cool while eating dumplings.
    Botanical garden, the warm house, in winter.
    Minigolf. I’m appalling.
    A morning swim and a huge breakfast.
    A gig by someone neither of us knows.
    Cooking something ambitious and ordering pizza.
    Anything before noon.`),
  'cook-for-you': lines(`{dish}, and I won’t let you help.
    {dish}, the way my {relative} does.
    Whatever you loved as a child, only hotter.
    {dish}. There will be seconds.
    Breakfast, all day long.
    {dish}, and {cake} after.
    Pasta. The trick is the water.
    A soup that takes all afternoon.
    {cake}. I don’t really do main courses.
    Tacos, because you build them yourself and I get to talk.
    {dish}, with the good oil.
    Something with an egg on top.
    I’d reserve a table. I know my limits.
    {dish}. Never failed me yet.
    The famous toast.
    Fish, simply, and potatoes, greedily.`),
  'learning-now': lines(`{language}. Slowly, with a dictionary and my hands.
    to swim properly, at last.
    to sit through a whole film without my phone.
    how to say no before I’m tired.
    the accordion. My neighbours are learning patience.
    to make {dish}.
    to drive. Keep off the pavements.
    to sew, so I can keep my coat.
    the names of the stars.
    bookbinding, from an old man with a radio.
    to dive, in a quarry, in the rain.
    to like olives.
    to rest.
    {language}, because of my neighbour.
    how bees work.
    to touch type, which is overdue.`),
  'after-work': lines(`On the way to the pool with wet hair from yesterday.
    In the kitchen, radio on, shoes off.
    At the allotment until I can’t see the beans.
    On the sofa with {book}.
    At the climbing wall, talking more than climbing.
    On my bicycle, taking the long way.
    At choir, slightly flat.
    With {pet}.
    In the park, pretending to run.
    At the corner table with a {drink}.
    Calling my {relative} on the walk home.
    At the cinema, alone, third row.
    Playing five-a-side, losing, happy.
    Napping. I’m honest.
    At my evening class: {language}.
    Repairing something that worked this morning.`),
  'last-laughed': lines(`My niece’s wedding speech. She’s six.
    A goose stealing a whole sandwich from a very important man.
    My own voicemail from two in the morning, about a lamp.
    Two pensioners arguing over a deckchair like it was chess.
    My dad trying the self-checkout.
    The subtitles of an old film, all of them wrong.
    A dog wearing the same jumper as its owner.
    A typo in the work newsletter. You had to be there.
    My cat falling off the bed with dignity.
    Me, assembling a wardrobe inside out.
    A toddler announcing the next stop.
    My friend’s impression of our landlord.
    The radio presenter who couldn’t stop laughing either.
    Board games night, the pictionary incident.
    The swan. I can’t explain it in text.
    A sign at the zoo.`),
  'favourite-place': lines(`The top deck of the night bus, front left.
    The bench behind the library that gets the evening sun.
    The public pool, early, when it steams.
    A café with four tables and a rude waiter.
    The bridge, halfway.
    The second-hand bookshop with the cat.
    The old cemetery. It’s peaceful and full of robins.
    The market hall on a Saturday, hungry.
    My kitchen at seven in the evening.
    The park in the fog.
    The cinema with the red seats.
    The botanical garden’s palm house in January.
    The steps by the water.
    The bakery, just before it opens.
    The hill, for the whole of {city} at once.
    The hardware shop. I could live there.`),
  'on-repeat': lines(`{song}.
    One song by a band from my home town that split up after it.
    {song}, sorry neighbours.
    The soundtrack of a film I haven’t seen.
    My {relative}’s old mixtape.
    {song}, but only the B-sides.
    A choir from somewhere cold.
    Rain sounds. I’m fun.
    {song} while cooking, silence while eating.
    The same cello suite since March.
    A playlist called ‘dishes’.
    Anything with handclaps.
    {song}. It started as a joke.
    Radio in a language I don’t speak.
    What my niece plays me. It’s about a shark.
    A live recording in which someone drops a glass.`),
  'good-deed': lines(`A bus driver waited while I ran back for my bag.
    A woman on a train gave me half her sandwich when I was crying.
    Someone posted my wallet back, with a chocolate in it.
    A stranger held my hand through turbulence.
    My neighbour shovelled my path all winter and never said a word.
    An old man explained the whole city to me with salt and pepper.
    A mechanic fixed my car and charged me a song.
    Someone turned round and drove me to the hospital.
    A teenager carried my suitcase up five floors.
    A librarian kept a book back for me for a year.
    A waiter sat down with me when my date didn’t come.
    A whole queue let me go first.
    A woman in {trip} took me in for three days of rain.
    Someone returned my grandmother’s ring.
    A nurse stayed after her shift.
    A man at the station paid my fare and said: pass it on.`),
  tradition: lines(`Pancakes on the first day of snow.
    A letter to myself every new year.
    {cake} on birthdays, whoever’s it is.
    Calling my {relative} on Sunday at six.
    The same bench, every first of May.
    Swimming on New Year’s Day, screaming.
    One postcard from every trip, to myself.
    Soup for the neighbours in January.
    Chestnuts and a terrible film in November.
    Burning the first batch.
    A day off on the last Friday in June.
    Singing at the table. Nobody escapes.
    Reading the same book every December.
    Fixing the fence with my brother, badly, each spring.
    Buying a plant for every flat.
    Fish and chips on the pier, in the worst weather.`),
} as const;
