import { blocks } from '../phrase-templates.ts';
import type { Conversations } from '../voice.ts';

/** How conversations start. */
const openings = blocks(`Hi! Your answer about Sundays made me laugh.
  Ha, thank you. It’s all true, sadly.
  So what does a good one look like?
  Late breakfast, long walk, no plans after three. Yours?
  About the same, with more bread.

  Hello there. I see we both like hiking.
  We do! Though I should admit I stop for every view.
  That’s the whole point of it.
  + Which was the last one you did?
  The ridge above the lake, in the rain. I’d do it again.

  Okay, important question: window seat or aisle?
  Window. I like to know what I’m missing.
  Correct answer. We can continue.
  Phew. Do I get to ask one too?
  Please do.
  Sweet or savoury breakfast?
  Savoury, and then something sweet, so nobody is sad.

  Hey, how’s your week going?
  Busy but fine. Nearly at the nice part.
  What’s the nice part?
  Friday evening, a book and nobody ringing.
  I’d be very quiet, I promise.

  I read your profile twice. What’s the story with the bicycle?
  It came with the flat and nobody ever claimed it.
  So it chose you.
  I like to think so. It has opinions about hills.

  Hi, I’m told I should start with something clever.
  And?
  I had two hours and this is it.
  It worked, I’m answering.

  Good evening! What are you listening to these days?
  The same three records, on repeat. You?
  A podcast about shipwrecks, so we’re both fun at parties.
  Shipwrecks are a great topic at parties.
  + Depends on the party, I suppose.

  Hello! Do you really cook, or is that one photo doing a lot of work?
  I really cook. The photo is doing some work too.
  What’s the dish you make when it has to be good?
  Mushroom risotto. It forgives everything but haste.
  I’m never in a hurry when there’s risotto.

  Your dog looks like the boss of the household.
  She is. I just pay the rent.
  What’s her name?
  Biscuit. She answers to anything that sounds like food.

  Hi! We have four interests in common, I counted.
  I counted too. Which one do you actually do?
  Honestly? Two of them.
  That’s two more than most people. Which?
  Cooking and second-hand bookshops.

  Hey. Tea or coffee? I need to know early.
  Coffee until noon, tea after that.
  Reasonable. I can work with that.

  Hello from the other side of the river!
  Is it true that the bakeries are better over there?
  By far. I could show you one.
  I might hold you to that.`);

/** The topics that follow. */
const topics = blocks(`How was your day?
  Long. A meeting that could have been a text.
  + Yours?
  Good! I fixed a shelf and it’s nearly level.
  Nearly level is the best kind.

  Have you seen anything good lately?
  The new one at the small cinema. I cried, but in a good way.
  Don’t tell me how it ends.
  Nobody would believe me anyway.

  Do you have plans for the weekend?
  My sister is visiting, so a lot of talking and cake.
  That sounds lovely.
  It is. And you?
  Market on Saturday, nothing on Sunday.
  + I’m looking forward to the nothing.

  I made your risotto.
  And??
  It took two hours and I’d do it again tomorrow.
  I’m so proud. Did you stir?
  I stirred like my life depended on it.

  What did you want to be when you were ten?
  A bus driver. You?
  Someone who discovers a comet.
  There’s still time.
  For either of us.

  It’s raining here and I’ve decided that’s fine.
  Bold. I’m sulking about it.
  Come over to the fine side.
  Is there soup?
  There’s always soup.

  I walked past that bookshop you mentioned.
  Did you go in?
  I went in for five minutes and came out an hour later.
  How many?
  Three. One is for you, if you like detective stories.
  I love detective stories.

  Small thing, but your message made my afternoon.
  Which one, the one about the shelf?
  Yes. I read it on the tram and laughed out loud.
  Good. The shelf is still standing, by the way.

  What’s something you’re unreasonably good at?
  Finding parking. It’s a gift.
  That’s the most attractive thing anyone has said to me.
  + I’m good at remembering birthdays.
  When’s mine?
  I don’t know yet. Tell me once and I’ll never forget.

  Would you like to get a coffee sometime this week?
  I’d like that. Thursday after six?
  Thursday works. The place by the canal?
  Perfect. See you there.

  I got home safely. That was really nice.
  It was! I didn’t notice how late it had got.
  Neither did the waiter, luckily.
  Same again next week?
  Yes please.

  Do you get along with your neighbours?
  With one of them. The other one plays the trombone.
  Well?
  With enthusiasm.

  What’s the best meal you’ve ever had?
  Grilled fish, plastic chairs, feet in the sand.
  I can see it. Mine was my grandmother’s dumplings.
  Do you have the recipe?
  I have the recipe. I don’t have her hands.

  Morning! Did you sleep?
  Like a stone. You?
  The cat had other ideas.
  The cat always has other ideas.

  I’m thinking of taking up pottery.
  Do it. I have a friend who makes terrible bowls and loves every one of them.
  That’s exactly the level I’m aiming for.
  I’ll eat cereal from the first one.

  Which song always gets you on the dance floor?
  I won’t say it in writing.
  That bad?
  That good.

  How do you feel about being on time?
  Strongly. I’m the one standing outside for ten minutes.
  I’m the one running around the corner.
  + We’d meet in the middle.

  I had the strangest dream about being late for a train.
  Did you catch it?
  I did, and it was a boat.
  Classic.

  Do you miss where you grew up?
  The quiet, yes. The bus once an hour, no.
  I’d like to see it.
  It’s pretty in May. I could show you around.

  What would you do with a free month?
  Learn to swim properly and read on a balcony. You?
  Trains. As far as they go.
  Can the balcony come along?
  There’s room for one balcony.

  My plant has a new leaf. I wanted someone to know.
  Congratulations! Boy or girl?
  It’s a fern, we’re not rushing it.

  Are you a list person?
  I have a list of my lists.
  I knew it.
  + It’s under ‘things I like about you’.
  That’s smooth. I’m writing it down.

  Long day. Tell me something good.
  A child on the bus asked the driver if he lives there.
  What did he say?
  ‘Only on weekdays.’
  That helped, thank you.

  I’ll be offline until tomorrow, I’m at my parents’.
  Enjoy! Say hello to the apple tree.
  It says hello back.`);

export const conversations: Conversations = { openings, topics };
