const estimate = '{ value low high n }';
const change = '{ value low high }';
const ranked = `{ id name scans submissions conversionRate ${estimate} averageRating ${estimate}
  nps ${estimate} averageResponseTime }`;

/** Every statistic of all tabs, in one request, but for the themes, which read comments. */
export const dashboard = `query ($filter: StatsFilter) {
  statsOverview(filter: $filter) {
    scans uniqueScans dailyAverageScans dailyAverageSubmissions submissions submissionsFromScans
    notSubmitted conversionRate ${estimate} abandonRate ${estimate} started averageResponseTime
    medianResponseTime fastestResponseTime responseTimes { from to count } slowResponses
    mostActiveTime before { from to scans uniqueScans submissions conversionRate ${change}
      averageRating ${change} nps ${change} } isRecounting
  }
  statsScansSubmissions(filter: $filter) {
    series { date scans uniqueScans submissions } weekday heatmap
  }
  statsRatings(filter: $filter) {
    average ${estimate} total highest lowest mostCommon tenStar distribution { rating count }
    nps { score low high promoters passives detractors n }
    overTime { date average low high count } byWeek { date days average low high count }
  }
  statsFeedback(filter: $filter) {
    comments positive neutral negative averageCommentLength mostFrequentWord
    sentimentOverTime { date positive neutral negative } words { word count sentiment }
  }
  statsLocationsCodes(filter: $filter) {
    locations ${ranked} codes ${ranked} silentCodes { id lastScan silentDays expectedScans }
  }
  statsForms(filter: $filter) ${ranked}
  statsFormVersions(filter: $filter) {
    formId version submissions averageRating ${estimate} nps ${estimate} commentRate ${estimate}
    averageResponseTime change ${change}
  }
}`;

/** Topics of comments. The first query reads the newest comments. */
export const themes = `query ($filter: StatsFilter) {
  statsThemes(filter: $filter) {
    comments themes { label count sentiment effect ${estimate} examples { id comment rating } }
  }
}`;
