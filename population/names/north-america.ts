import { list, type NameSet } from './name-set.ts';

export const american: NameSet = {
  women:
    list(`Emma, Madison, Ashley, Sarah, Brittany, Taylor, Kayla, Lauren, Rachel, Megan, Hailey, Brooke, Paige,
    Morgan, Claire, Hannah, Allison, Natalie, Abby, Kelsey, Jenna, Erin, Whitney, Courtney, Leah, Audrey, Savannah,
    Caroline, Avery, Harper, Piper, Sierra, Autumn, Molly, Kate, Julia, Stephanie, Jocelyn, Tessa, Haley`),
  men: list(`Jacob, Ethan, Tyler, Ryan, Austin, Brandon, Zach, Kyle, Cody, Nick, Justin, Evan, Connor, Dylan, Hunter,
    Logan, Mason, Cole, Chase, Garrett, Josh, Matt, Andrew, Eric, Sean, Blake, Trevor, Wyatt, Caleb, Nate, Luke,
    Ian, Grant, Spencer, Derek, Brett, Travis, Peter, Jesse, Drew`),
  families:
    list(`Miller, Anderson, Thompson, Clark, Nelson, Mitchell, Roberts, Campbell, Phillips, Evans, Peterson,
    Cooper, Reed, Howard, Brooks, Sanders, Myers, Long, Foster, Hayes, Sullivan, Russell, Griffin, Schmidt, Olson,
    Larson, Hoffman, Wagner, Fisher, Burke, Kowalski, Novak, Rossi, DeLuca, Carlson, Hansen, Becker, Stone, Walsh,
    Porter, Hunter, Cole, Jensen, Warren, Lane, Weaver, Spencer, Gardner, Pierce, Berry, Greene, Dunn, Fowler`),
  olderWomen:
    list(`Linda, Barbara, Susan, Nancy, Karen, Donna, Carol, Sharon, Debbie, Diane, Janet, Cheryl, Kathy,
    Pamela, Cynthia, Peggy, Bonnie, Gail, Joan, Lori, Rhonda, Denise, Sheryl, Ellen`),
  olderMen:
    list(`Jim, Bob, Gary, Larry, Dennis, Jerry, Frank, Roger, Ron, Ken, Steve, Wayne, Doug, Rick, Glenn,
    Bruce, Ralph, Randy, Don, Phil, Ted, Walt, Craig, Dale`),
};

export const blackAmerican: NameSet = {
  women:
    list(`Imani, Aaliyah, Jasmine, Kiara, Ebony, Tiana, Nia, Raven, Brianna, Simone, Monique, Maya, Alexis, Asia,
    Destiny, Camille, Kendra, Danielle, Zora, Amara, Janelle, Latoya, Tamika, Renée, Naomi`),
  men: list(`Malik, Darius, Jamal, Andre, Marcus, Isaiah, Terrence, Xavier, Tyrone, DeShawn, Elijah, Jalen, Trevon,
    Reggie, Cedric, Kendrick, Maurice, Omar, Quincy, Devin, Miles, Langston, Byron, Curtis, Desmond, Julian`),
  families:
    list(`Washington, Jefferson, Williams, Johnson, Jackson, Robinson, Harris, Coleman, Banks, Simmons, Bryant,
    Gaines, Booker, Freeman, Hampton, Dixon, Wallace, Holloway, Ellis, Franklin, Grant, Boyd, Mosley, Joseph,
    Carter, Hayes, Tolbert, Whitaker, Bell, Baptiste`),
};

export const caribbean: NameSet = {
  women:
    list(`Shanice, Keisha, Tanisha, Kerry-Ann, Sasha, Rochelle, Nadine, Michelle, Simone, Alicia, Tamara, Kadian,
    Monique, Natalee, Davia, Shelly, Renée, Toni-Ann, Janelle, Camille, Jodi-Ann, Latoya`),
  men: list(`Andre, Damian, Omar, Kemar, Dwayne, Jermaine, Romario, Shaquille, Leroy, Winston, Delroy, Tyrone, Carlton,
    Devon, Ricardo, Garfield, Kirk, Jason, Shawn, Errol, Nathaniel, Clive`),
  families:
    list(`Campbell, Brown, Williams, Gordon, Grant, Morrison, Francis, Clarke, Bailey, Reid, Stewart, Thompson,
    Barrett, Powell, Lewis, Joseph, Charles, Pierre, Baptiste, Alleyne, Henry, Bennett, Dacosta, Blake, McKenzie`),
};
