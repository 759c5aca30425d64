import { lines } from '../phrase-templates.ts';
import type { BioPhrases } from '../voice.ts';

/** Sentences about where a member comes from. */
const origins = lines(`Born here, left at nineteen, came back for the bread.
  I moved to {city} for a job and stayed for the people.
  Third year in {city} and I still get lost on purpose.
  Grew up by the sea, now I make do with the river.
  {city} born and bred, and not bored of it yet.
  Small-town kid in {city}.
  New in {city} and looking for my regular café, among other things.
  I came to {city} for a year. That was {number} years ago.
  I’ve lived in four countries and this is the first flat with a balcony.
  Raised in a house with seven people and one bathroom.
  I grew up on a farm, so I’m not afraid of weather.
  Half of my family is here, half is a long train ride away, all of them call on Sundays.
  I moved back to {city} last spring and I’m seeing it with new eyes.
  I know {city} best on foot and before eight.
  Still explaining to my mother where {city} is.
  I live at the end of the tram line, where the city turns into fields.
  I live above a bakery, which decides my mornings.
  Two years in {city}, and the corner shop knows my order.
  I grew up between two languages and three grandmothers.
  I moved here for love, stayed for the bakery.
  I live by the station, so visitors come easily and leave late.
  My family has been in {city} for four generations; I’m the first to like it.
  I live in the oldest house of the street and know all its noises.
  I left {city} twice. It didn’t work.
  I came with two suitcases and a bicycle; the bicycle is still here.
  From the mountains, living on the flat.
  I grew up in a pub, so I can talk to anyone about anything.
  My street has nine cats and I’m on speaking terms with seven.`);

/** Sentences about a member's character. */
const traits = lines(`I’m five minutes early and pretend that I’m not.
  I ask a lot of questions and remember the answers.
  I’m quiet for the first ten minutes.
  I laugh loudest at my own jokes, but also at yours.
  I’d rather talk to one person at a party than to all of them.
  I say yes too quickly and then I’m glad.
  I can’t walk past a secondhand bookshop.
  I’m a morning person and I’m sorry.
  I’m bad at texting and good at turning up.
  I keep my promises and lose my umbrellas.
  I’m an optimist with a raincoat.
  I still send postcards.
  I cry at adverts with old people in them.
  I make lists and ignore them with confidence.
  I know a shortcut and it’s always longer.
  I’m the friend who brings the spare charger.
  I talk with my hands, so stand back a bit.
  I always read the last page first. I know.
  I have no sense of direction, but I get to nice places.
  I’m calmer than I look and funnier than I photograph.
  I need one evening a week with nothing in it.
  I like long dinners and short arguments.
  I’m a good listener and a terrible liar.
  I can whistle, whittle and parallel park.
  I change my mind when somebody makes a good point.
  I wave at babies on the bus.
  I’ve kept the same three friends since school.
  I’m usually the one who stays to wash up.
  I’m competitive at things that don’t matter.
  My {relative} calls me stubborn; I call it finishing things.
  I own one suit and {number} raincoats.
  I like rain, radio and being proved wrong gently.
  I tip well and overtake badly.
  I’ll always share dessert, in theory.
  I apologise to furniture.
  I plan trips I may never take, with colour coding.
  I’m happiest with people who don’t mind silence.
  I name the pigeons on my windowsill.
  I’m learning to say no. So far: maybe.
  I hold doors and grudges about parking.
  I don’t own a television, but I watch yours.
  I sing when I think I’m alone.
  I’d rather walk for an hour than wait ten minutes.
  I’m easily won over with soup.
  I go to bed at ten and I’m at peace with it.
  I like knowing the names of things: clouds, trees, neighbours.
  I collect good days, and write one line about each.
  I can fall asleep anywhere except in bed.
  I remember birthdays without being told by a machine.
  I’m tidy in a way that makes guests nervous.
  I dance while the kettle boils.
  I’m better at birthdays than at Mondays.
  I take the stairs and then need a minute.
  I always have a pen.
  I overthink menus and underthink haircuts.
  I believe most things can be mended.
  I’m fluent in film quotes and silence.
  I read signs out loud. Nobody has stopped me yet.
  I say good morning to strangers and mean it.
  I’m shy on the phone and loud in the kitchen.
  I have a good memory for small things.
  I keep a spare toothbrush and no secrets.
  I hum. You’ll get used to it.
  I’m soft on children, dogs and old men with hats.
  I can be talked into almost anything before noon.
  I keep every ticket, note and button.
  I’m patient with people and impatient with printers.
  I always order the thing I can’t pronounce.
  I’d rather be early and bored than late and sorry.
  I like a plan, and I like dropping it.
  I’ve never once regretted a swim.
  I talk to plants, taxi drivers and my oven.
  I’m a generous loser and an insufferable winner.
  I notice when someone has gone quiet.
  I have strong opinions on soup and weak ones on everything else.`);

/** Traits for young, middle-aged and older members only. */
const youngTraits = lines(`I share a flat with four people and one good pan.
  First real job, first real plates.
  I’m still working out what I’m good at, and enjoying it.
  My phone has a crack from every good night out.
  I call my mum more often than I admit.
  Fresh out of home and into a very small room.
  I can live on pasta and have.
  I’ve moved {number} times and own one lamp.`);

const midlifeTraits = lines(`I have two kids, half of the week, and my whole heart the rest.
  My daughter is eight and picked this photo.
  I was married, it was mostly good, and I’m ready to be curious again.
  Single dad of one very serious six-year-old chef.
  Divorced, at peace with it, and better at cooking since.
  I took a whole year off once and it was the best work I’ve done.
  My teenagers find it hilarious that I’m on here.
  I have a mortgage, a bad knee and a lot of joy left.
  No kids of my own, a favourite aunt to five.
  I know what I like by now, and I still like surprises.
  I’ve stopped pretending to enjoy clubs.
  I have my kids every other week, so I’m spontaneous by calendar.`);

const seniorTraits = lines(`I have four grandchildren and time for a coffee.
  Widowed some years ago. I’d like company at the theatre and at breakfast.
  My children signed me up. I’ve decided to enjoy it.
  I’m in good health and better humour.
  I’ve got a garden, a bus pass and no intention of slowing down.
  I’ve learned to use this thing and I’m rather proud.
  Life is quieter now; I’d like a little more conversation in it.
  I still dance in the kitchen.
  I walk every morning, whatever the weather.
  Married for a long time, on my own for a while. I’m not looking to replace anyone.`);

const onlyFor = new Map([
  ['Single dad of one very serious six-year-old chef.', 'man'],
  ['No kids of my own, a favourite aunt to five.', 'woman'],
]);

/** Sentences about the people a member would like to meet. */
const hopes = lines(`I’d like somebody to cook with, not for.
  Looking for something that lasts longer than my phone battery.
  I’m looking for one person to be ordinary with.
  I’d like to meet someone kind, curious and up for a walk.
  Not in a hurry, but not here to collect pen friends.
  Looking for someone who asks questions back.
  Open to where it goes, as long as we talk.
  I’d like someone to save me the window seat, and sometimes take it.
  Hoping for laughter first and the rest in its own time.
  I’m here for something serious that doesn’t take itself seriously.
  Show me your part of the city.
  Looking for a partner in small adventures.
  I believe in slow starts.
  I’d like to fall for someone over several ordinary {day}s.
  Somebody to leave parties with.
  I want to be somebody’s good news.
  Friends first is fine with me.
  I’m looking for a relationship, and I’m happy to say so.
  Someone who’s kind to waiters gets a head start.
  Let’s see if we like the same silence.
  I’d love to meet someone who has their own thing going on and tells me about it.
  A good conversation would already be a good evening.
  I’d like someone who reads on the sofa while I read on the sofa.
  Here for dates in daylight and whatever grows from them.
  I’m ready for somebody to know how I take my tea.
  I’d like to hear about your day, the boring parts included.
  Looking for a hand to hold in the slow queue.
  I’m looking for someone who says what they mean, kindly.
  I want the kind of love that does the dishes.
  Let’s be bad at something together.
  I’d like somebody to tell the good news to first.
  Something steady, with room for nonsense.
  Looking for one good reason to delete this.
  Somebody who walks at about my speed.
  I’d like to be surprised by someone gentle.
  I hope to find a person who still writes shopping lists by hand.
  Not looking for perfect; looking for present.
  I’d be happy with a friend, and happier with more.
  Someone to share the paper with, and the last pastry.
  I’m after long conversations and short distances.
  I’d like to build something slowly.
  Looking for a co-pilot for errands, festivals and everything between.
  I’m serious about dating and not about much else.
  I’d like to meet someone who makes ordinary evenings better.
  Here to meet people I’d never meet on my usual tram.`);

/** Last sentences of a bio. */
const closings = lines(`Tell me the best thing you ate this week.
  Ask me about the goose.
  First round is on me.
  Coffee or a walk?
  Bring a book and we’ll swap.
  Say hello, I don’t bite. The cat might.
  What are you reading?
  If you know a good bench with a view, we should talk.
  Tell me something you’re good at.
  I’ll answer, I promise. Just not before nine.
  Send me a song.
  Let’s not write for three weeks. Let’s have a {drink}.
  Tell me about your worst holiday.
  Convince me of an unpopular food.
  I’m free on {day}.
  You choose the place, I’ll choose the bench.
  Ask me anything but my star sign.
  Which window do you look out of most?
  What did you last change your mind about?
  Tell me what your kitchen smells of.
  If you’ve read this far, say so.
  I’ll trade you a recipe for a story.
  What’s the best bench in town?
  Let’s start with hello.
  Tell me about the place you grew up.
  I owe somebody a {drink}; could be you.
  Surprise me with a question.
  What are you looking forward to?
  Your turn.
  Send me your favourite word.
  What would you order for both of us?
  I’m easy to find on {day}s: by the water, with a {drink}.`);

/** Complete bios that are very short. */
const fewWords = lines(`Better in person.
  Just here to see who else is up at this hour.
  Tall, tired, friendly.
  More soup, fewer screens.
  Still writing this. Ask me instead.
  Kind, busy, curious.
  My friends made me do this and now I quite like it.
  Plant person, dog person, people person on good days.
  Working on a better bio. In the meantime: hello.
  Long walks, but actually.
  I’d rather hear about you.
  Looking for the person I tell about my day.
  Second time on here, with better pictures.
  Slow replies, warm heart.
  New here. Be gentle.
  Let’s get a {drink} and see.
  {city}, tea, bad puns.
  I’ll fill this in properly on {day}.
  Recently brave.
  I cook, you choose the music.
  Ask me about {trip}.
  Half hermit, half host.
  Equal parts library and dance floor.
  Here for a good reason, and open to better ones.
  Easily amused, hard to hurry.
  Collects stones, keeps promises.
  Probably outside.
  Will walk your dog.
  Small flat, big table.
  Asks before hugging, hugs well.
  One of the quiet ones.
  Good at beginnings, better at staying.
  Not great at this. Quite good at most of the rest.
  Curious about you.
  Reads the instructions. Ignores the instructions.
  Last one awake, first one at the bakery.
  In it for the long talks.
  Cheerful realist.
  My plants are alive. That’s my reference.
  Currently looking for the other glove.
  Says yes to swimming.
  Home by eleven, unless it’s going well.
  Two feet, one bicycle, no plan.
  Would rather be asked.
  Knows a place.
  Born on a {day}, been busy since.
  A bit of sun, a bit of soup, somebody to laugh with.
  Friendly, punctual, slightly sunburnt.
  On the lookout for good company.
  Happy already. Room for more.`);

export const bioPhrases: BioPhrases = {
  origins,
  traits,
  youngTraits,
  midlifeTraits,
  seniorTraits,
  onlyFor,
  hopes,
  closings,
  fewWords,
};
