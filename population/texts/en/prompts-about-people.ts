import { lines } from '../phrase-templates.ts';

/** Answers to the prompts about oneself and other people. */
export const answersAboutPeople = {
  'get-along': lines(`you read the last page first and admit it.
    you can be quiet in a car.
    you’re kind to people who can do nothing for you.
    you dance before you’re asked.
    you like your plans loose and your coffee strong.
    you laugh when things go slightly wrong.
    you have a library card and use it.
    you always stop for dogs.
    you don’t need the last word. Or at least not every time.
    you think breakfast is an event.
    you’ll try the weird thing on the menu.
    you ring instead of writing.
    you own a good raincoat.
    you’re on time, or funny about being late.
    you let me have the window and I let you have the last dumpling.
    you have a hobby that you can’t explain.`),
  'never-shut-up': lines(`the tram network and why it’s nearly perfect.
    my {relative}’s cooking.
    the year I spent in {trip}.
    mushrooms. Somebody stop me.
    {film}.
    why every town needs a public swimming pool.
    my sister’s twins, who are four and run the family.
    the smell of rain on hot streets.
    bread. Its past, its present, its future.
    whichever book I finished last.
    how good the light is in October.
    bees.
    the match. You know which.
    fonts on old shop signs.
    my allotment and its enemies.
    that one concert.`),
  'looking-for': lines(`someone to try all the bakeries with, systematically.
    a good conversation and, if it goes well, the next one.
    something lasting, at a comfortable pace.
    a person who’d rather ask than guess.
    somebody to share the boring parts with.
    a partner with their own friends, plans and jokes.
    the kind of calm that makes you brave.
    somebody who’d miss the last train with me.
    love, since you ask.
    dates in daylight.
    someone who knows what they want for dinner.
    a hand to hold at the scary bits.
    someone to get old and silly with.
    company for long walks and short films.
    whatever grows, if we water it.
    a teammate.`),
  'unusual-skill': lines(`I can tell you which platform without looking.
    I know every bus route in {city}.
    I can fold a fitted sheet.
    I can peel a mango with a spoon.
    I guess the year of a song to within two.
    I can imitate {number} kinds of owl.
    I can carry five plates.
    I can say the alphabet backwards, and fast.
    I always know which way is north.
    I can fall asleep in nine seconds.
    I can open any jar.
    I can reverse a trailer.
    I remember what everybody ordered.
    I can whistle two notes at once.
    I can tell a cake is done by its smell.
    I draw perfect circles.`),
  'small-hill': lines(`Toast should be cut in triangles.
    Stairs before lifts, up to the fifth floor.
    A phone on the table is a guest nobody invited.
    Breakfast food is the best food.
    The book was not better. Sometimes.
    The middle seat gets both armrests.
    Potatoes count as vegetables.
    Rain is good weather.
    It’s never too early for soup.
    Every café needs a clock.
    Cinema popcorn must be sweet.
    Pineapple is welcome.
    You can wear shorts at any age.
    The best chair belongs to the guest.
    Nobody needs more than two kinds of knife.
    Cities should have more benches.`),
  'proud-of': lines(`my little brother, who did all the work himself.
    the garden behind the house, which was a car park.
    keeping the same friends for twenty years.
    teaching my mum to video call.
    quitting a job that was making me small.
    finishing the marathon, walking bits included.
    my first loaf that stood up.
    learning to read music this late.
    the bookshelf I built. It leans, but it holds.
    that I asked for help.
    raising two decent humans.
    {number} years without a cigarette.
    standing up in front of two hundred people and not fainting.
    my apprentices.
    a poem in a very small magazine.
    being the first in my family to study.`),
  'green-flag': lines(`Talks about exes without spite.
    Says sorry, and then does it differently.
    Puts the trolley back.
    Old friends.
    Asks the quiet one at the table.
    Laughs at themselves first.
    Remembers the name of your cat.
    Has a plant that’s thriving.
    Reads the sign at the museum.
    Calls their grandmother.
    Lets people off the train first.
    Knows the neighbours.
    Admits being lost.
    Sends a message to say they got home.
    Has changed their mind about something big.
    Eats the last one only after asking.`),
  'childhood-me': lines(`a vet for horses only.
    the driver of the very long bus.
    an astronaut, until I got sick on a swing.
    a detective. I kept files on the neighbours.
    a baker, because of the hours. Ha.
    captain of the river ferry.
    a footballer, obviously.
    a palaeontologist. I could spell it.
    a pop star with a pony.
    a lighthouse keeper.
    a librarian, for the stamp.
    an inventor of useful hats.
    in charge of a zoo.
    a marine biologist, like everybody.
    taller.
    exactly like my aunt.`),
  'friends-say': lines(`that I’ll come and get you at three in the morning.
    that I give long hugs and short speeches.
    to bring snacks.
    that I’m late, but with flowers.
    that I always know a place.
    to never play cards with me.
    that I’m the sensible one. They’re wrong.
    that I remember everything, which is mostly nice.
    about the goat. Don’t believe them.
    that I worry for everyone.
    that I’m funnier after food.
    that I’ll help you move, and complain.
    that I say what I think, kindly.
    that I’ve been ready for this for a while.
    to ask me to sing.
    that I’m a safe pair of hands.`),
  'bad-at': lines(`whispering.
    parking.
    leaving a party.
    small talk about the weather, though I love weather.
    pub quizzes about sport.
    tennis, but with style.
    karaoke, and I’ll prove it.
    keeping surprises.
    wrapping presents.
    folding maps.
    names. Faces I’ve got.
    being photographed.
    card games, to everyone’s delight.
    skipping dessert.
    ironing. I own linen, for deniability.
    choosing a film in under an hour.`),
  'changed-mind': lines(`olives.
    living alone. It’s lovely.
    running, after twenty years of contempt.
    poetry, thanks to one teacher.
    country music.
    needing to be right.
    cats.
    early mornings.
    my home town.
    eating alone in restaurants. Highly recommended.
    big weddings. I cried at the last one.
    therapy.
    gardening, which I thought was for old people. I’m now people.
    the sea in winter.
    my father, slowly.
    saying hello first.`),
  'teach-you': lines(`to make {dish}.
    how to skim a stone.
    three chords and then every song.
    to tell a chiffchaff from a willow warbler.
    to float.
    to swear in {language}.
    to sharpen a knife properly.
    to ride a bicycle without hands.
    to bake {cake}.
    poker. I’d let you win once.
    to develop film.
    the basic step. It’s always the basic step.
    how to mend a sock.
    to read a map.
    to open a bottle with another bottle.
    to listen to jazz, or at least to sit through it.`),
  'two-truths': lines(`I’ve been on a quiz show, I’m afraid of geese, I have a twin.
    I was born on a ferry, I can juggle, I’ve never seen snow.
    I speak {language}, I’ve met a king, I hate cheese.
    I once won a cake by weight, I have a tattoo, I’m the youngest of seven.
    I’ve lived on a boat, I can’t whistle, I was a child extra.
    I slept in an airport for three days, I’ve broken no bones, I make wine.
    I’ve delivered a calf, I can sew, I like marzipan.
    My first pet was a hen, I’ve run a marathon, I’m allergic to kiwis.
    I’ve been struck by a swan, I play the tuba, I love Mondays.
    I missed my own graduation, I can fly a glider, I don’t drink coffee.
    I was a lifeguard, I fear escalators, I’ve read it twice.
    I’ve been to {trip}, I’ve been on television, I’ve been arrested by mistake.
    I have a park bench with my name, I’m left-handed, I eat lemons.
    I once drove a tram, I faint at needles, I have six sisters.
    I’ve kept a secret for ten years, I can do the splits, I’ve never lost a phone.
    I’m named after a boat, I hate balloons, I grow hops.`),
} as const;
