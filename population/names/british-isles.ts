import { list, type NameSet } from './name-set.ts';

export const british: NameSet = {
  women:
    list(`Charlotte, Emily, Sophie, Lucy, Hannah, Jessica, Olivia, Amelia, Grace, Chloe, Megan, Katie, Ellie,
    Georgia, Freya, Isla, Poppy, Daisy, Alice, Rosie, Eleanor, Imogen, Beth, Rachel, Laura, Gemma, Holly, Abigail,
    Phoebe, Matilda, Zoe, Harriet, Florence, Ruby, Molly, Niamh, Jodie, Amy, Natalie, Heather, Rhiannon, Bryony`),
  men: list(`Oliver, Jack, Harry, George, Thomas, James, William, Daniel, Joshua, Matthew, Luke, Ben, Sam, Joe, Adam,
    Ryan, Lewis, Callum, Jamie, Alex, Max, Toby, Archie, Freddie, Charlie, Theo, Edward, Henry, Rory, Ewan, Rhys,
    Owen, Nathan, Liam, Rob, Chris, Dominic, Elliot, Felix, Stuart, Gareth`),
  families:
    list(`Smith, Jones, Taylor, Brown, Williams, Wilson, Johnson, Davies, Patterson, Wright, Walker, White,
    Edwards, Hughes, Green, Hall, Wood, Harris, Clarke, Turner, Hill, Cooper, Morris, Ward, Moore, Baker, Hurst,
    Morgan, Allen, Scott, Parker, Bennett, Shaw, Cook, Richardson, Carter, Bailey, Bell, Cox, Marshall,
    Webb, Foster, Chapman, Fletcher, Holmes, Palmer, Barker, Whitfield, Ashworth, Pritchard, Lowe, Fraser, Campbell,
    Stewart, Murray, Reid, Sinclair, Hartley, Booth, Thorne, Penrose, Gilbert, Barlow, Winter, Marsh`),
  olderWomen:
    list(`Susan, Margaret, Christine, Linda, Carol, Jacqueline, Janet, Patricia, Barbara, Ann, Pauline,
    Sandra, Gillian, Hilary, Julie, Karen, Deborah, Alison, Helen, Wendy, Judith, Sheila, Maureen, Jill, Frances`),
  olderMen:
    list(`David, John, Peter, Michael, Alan, Robert, Stephen, Paul, Brian, Graham, Colin, Keith, Roger, Ian,
    Nigel, Trevor, Martin, Barry, Geoffrey, Derek, Clive, Philip, Raymond, Malcolm, Neil`),
};

export const irish: NameSet = {
  women:
    list(`Aoife, Saoirse, Ciara, Niamh, Sinéad, Róisín, Orla, Aisling, Clodagh, Gráinne, Maeve, Deirdre, Emma,
    Sarah, Caoimhe, Éabha, Fiona, Siobhán, Laoise, Muireann, Shauna, Kate, Eimear, Bríd`),
  men: list(`Conor, Seán, Cian, Oisín, Eoin, Pádraig, Darragh, Fionn, Ciarán, Liam, Cathal, Rónán, Tadhg, Shane,
    Donal, Patrick, Declan, Brendan, Colm, Niall, Aidan, Diarmuid, Kevin, Fergal`),
  families:
    list(`Murphy, Kelly, O’Sullivan, Walsh, Byrne, Ryan, O’Connor, O’Neill, O’Reilly, Doyle, McCarthy, Gallagher,
    Doherty, Kennedy, Lynch, Quinn, McLoughlin, Connolly, Daly, Nolan, Fitzgerald, Brennan, Keane, Sheehan, Foley,
    Hickey, Tierney, Moran, Flanagan, Burke`),
};
