/**
 * Classes of things that exclude one another: a member in place of another is another fact, however
 * near the words are. Plain forms. Compiled for this project from general knowledge of English.
 */
const classes = `
red blue green yellow orange purple pink brown black white gray gold silver bronze
spring summer autumn winter
yesterday today tomorrow
last next
second minute hour day week month quarter year decade century
breakfast lunch dinner brunch supper
mother father brother sister son daughter uncle aunt cousin nephew niece grandmother grandfather husband wife roommate neighbor stranger friend girlfriend boyfriend parent child
dog cat horse cow pig sheep goat chicken duck pigeon bird fish rabbit mouse wolf bear lion tiger elephant monkey shark dragon
beer wine whisky vodka coffee tea water milk juice soda lemonade
butter margarine cheese yogurt cream milk oil honey sugar salt
bread rice pasta pizza burger sandwich soup salad steak cake pie cookie sushi
beef pork lamb chicken turkey ham bacon fish salmon tuna seafood meat vegetable fruit
apple banana orange grape lemon strawberry cherry peach pear mango
car truck bus train plane bicycle bike motorcycle boat ship van taxi tram subway helicopter aircraft
school university college kindergarten academy
hospital clinic library museum theater restaurant hotel bank church mosque temple airport station stadium office factory warehouse supermarket pub bar
house apartment tent castle barn garage
kitchen bathroom bedroom basement attic garden balcony
football basketball baseball tennis golf hockey cricket rugby soccer volleyball swimming boxing
guitar piano violin drum flute trumpet
phone laptop computer tablet television radio camera printer smartphone
movie book song album play novel poem painting sculpture game podcast magazine newspaper blog
movie game concert
doctor nurse lawyer teacher engineer scientist artist writer journalist driver pilot chef farmer soldier dentist plumber biologist chemist astronomer physicist
president minister king queen governor mayor senator prosecutor judge ambassador general
police army navy
sunny rainy cloudy snowy windy foggy stormy hot cold
rain snow hail fog wind sun storm
email letter call text message fax
iron steel copper aluminum gold silver lead zinc tin
wood plastic glass metal paper concrete leather cotton wool silk
coal oil gas nuclear solar wind
head arm leg hand foot eye ear nose mouth back shoulder knee finger toe heart lung liver kidney brain
cancer diabetes flu pneumonia asthma malaria measles tuberculosis
physics chemistry biology mathematics history geography sociology psychology engineering medicine economics philosophy
europe asia africa america australia antarctica
north south east west
murder manslaughter theft robbery fraud assault arson kidnapping burglary
revenue profit cost tax debt dividend salary rent
insurance investment loan mortgage pension
health car home life travel pet
health auto home life travel pet
singing dancing painting cooking swimming running cycling reading
beach island mountain river lake ocean forest desert valley
egg flour
shirt trousers dress skirt jacket coat hat shoe sock
morning afternoon evening noon midnight
morning afternoon night noon
hundred thousand million billion
inch foot yard mile meter kilometer
gram kilogram pound ounce ton
yoga meditation pilates aerobics
food fashion music sport politics weather religion
crib closet bed sofa table chair desk drawer shelf
hindu muslim christian jew buddhist
private sergeant lieutenant captain major colonel
buy rent lease borrow
walk run drive fly swim cycle sail
eat drink sleep
wash burn bake fry boil grill roast
daily weekly monthly quarterly yearly hourly
daily weekly monthly quarterly annual hourly
single married divorced widowed
solid liquid gas
`

const memberships = new Map<string, number[]>()
for (const [index, line] of classes.trim().split('\n').entries()) {
  for (const word of line.split(' ')) {
    memberships.set(word, [...(memberships.get(word) ?? []), index])
  }
}

/** Whether two different words are members of one class of things that exclude one another. */
export function areDistinct(left: string, right: string): boolean {
  const ours = memberships.get(left)
  const theirs = memberships.get(right)
  return left !== right && !!ours && !!theirs && ours.some((index) => theirs.includes(index))
}
